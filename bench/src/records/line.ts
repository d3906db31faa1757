import type { Measured } from '../measured.ts'

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
  const peer = theirs === null ? `${titles[1]} cannot` : `${titles[1]} ${theirs.toFixed(1)}`
  return {
    id: `records.${id}`,
    value: ours,
    unit,
    beside: note === '' ? peer : `${peer} (${note})`,
    ratio: theirs === null ? null : ours / theirs,
    aim: aim?.words ?? '',
    met: aim?.isMet(ours) ?? null,
  }
}
