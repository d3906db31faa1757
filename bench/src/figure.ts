/**
 * One figure. `beside` names the peer of the same run, `ratio` is the value divided by the peer's; `met` is null
 * without an aim.
 */
export type Figure = Readonly<{
  id: string
  value: number
  unit: string
  beside: string
  ratio: number | null
  aim: string
  met: boolean | null
}>

/**
 * Command-line options: a PostgreSQL server to use, row counts such as `imported=5000`, no peer, or a whole platform
 * as a peer.
 */
export type BenchOptions = Readonly<{
  database?: string | undefined
  rows: readonly string[]
  alone: boolean
  platform: boolean
}>

export type Measurement = Readonly<{
  name: string
  about: string
  run: (options: BenchOptions) => Promise<readonly Figure[]>
}>

/** The value of each side, ours first; null where a side cannot do it. */
export type Comparison = Readonly<{
  id: string
  unit: string
  values: readonly (number | null)[]
  note?: string
  aim?: Readonly<{ words: string; isMet: (value: number) => boolean }>
}>

export function figureFrom(
  { id, unit, values, note = '', aim }: Comparison,
  titles: readonly string[],
): Figure {
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

/** Returns the number in `--rows <name>=<number>`, or the default. */
export function rowsOption({ rows }: BenchOptions, name: string, fallback: number): number {
  const row = rows.find((row) => row.startsWith(`${name}=`))
  return row === undefined ? fallback : Number(row.slice(name.length + 1))
}
