/**
 * One figure. `beside` names what it was compared with in the same run and `ratio` is value over that; `aim` says in
 * words what is hoped for, `met` whether it was reached, null where there is no aim.
 */
export type Measured = Readonly<{
  id: string
  value: number
  unit: string
  beside: string
  ratio: number | null
  aim: string
  met: boolean | null
}>

/**
 * What one may wish: another PostgreSQL than one of the run's own, other numbers of rows, like `imported=5000`, no peer,
 * a whole platform as a peer too.
 */
export type Wishes = Readonly<{
  database?: string | undefined
  rows: readonly string[]
  alone: boolean
  platform: boolean
}>

export type Measurement = Readonly<{
  name: string
  about: string
  run: (wishes: Wishes) => Promise<readonly Measured[]>
}>

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

/** The number in `--rows <name>=<number>`, or the usual one. */
export function wishedNumber({ rows }: Wishes, name: string, usual: number): number {
  const wished = rows.find((row) => row.startsWith(`${name}=`))
  return wished === undefined ? usual : Number(wished.slice(name.length + 1))
}
