type Row = Readonly<Record<string, unknown>>
type Trouble = Readonly<{ is: 'missing' | 'twice'; count: number }>

/** How many of these rows have no key or a repeated one: they cannot be opened. */
export function keyTrouble(rows: readonly Row[], column: string): Trouble | undefined {
  if (column === '') return undefined
  const keys = rows.map((row) => row[column])
  const missing = keys.filter((key) => key === undefined || key === null || key === '').length
  if (missing > 0) return { is: 'missing', count: missing }

  const twice = keys.length - new Set(keys.map(String)).size
  return twice > 0 ? { is: 'twice', count: twice } : undefined
}
