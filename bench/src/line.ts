import type { Measured } from './measured.ts'

/** What each side came to, ours first; null where it cannot do that at all. */
export type Line = Readonly<{
  id: string
  unit: string
  values: readonly (number | null)[]
  note?: string
  aim?: Readonly<{ words: string; isMet: (value: number) => boolean }>
}>

export function measuredOf({ id, unit, values, note = '', aim }: Line, titles: readonly string[]): Measured {
  const [ours = null, theirs = null] = values
  if (ours === null) throw new Error(`Nothing was measured for ${id}.`)
  const peer = titles[1] === undefined ? 'alone' : besideOf(titles[1], theirs)
  return {
    id,
    value: ours,
    unit,
    beside: note === '' ? peer : `${peer} (${note})`,
    ratio: theirs === null ? null : ours / theirs,
    aim: aim?.words ?? '',
    met: aim?.isMet(ours) ?? null,
  }
}

const besideOf = (title: string, value: number | null) =>
  value === null ? `${title} cannot` : `${title} ${value.toFixed(1)}`
