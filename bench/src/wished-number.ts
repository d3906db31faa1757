import type { Wishes } from './measured.ts'

/** The number in `--rows <name>=<number>`, or the usual one. */
export function wishedNumber({ rows }: Wishes, name: string, usual: number): number {
  const wished = rows.find((row) => row.startsWith(`${name}=`))
  return wished === undefined ? usual : Number(wished.slice(name.length + 1))
}
