import { uniqueNames } from '../files/index.ts'

type Packed = Readonly<{ id: string; parentId: string | null; line: readonly string[]; name: string }>

/** Where each of these lies in a zip: folders stay folders, and two of one name lie side by side. */
export function packedPaths(rows: readonly Packed[]): ReadonlyMap<string, string> {
  const ids = new Set(rows.map(({ id }) => id))
  const folders = Map.groupBy(rows, ({ parentId }) => (parentId && ids.has(parentId) ? parentId : ''))
  const named = new Map<string, string>()
  for (const inside of folders.values()) {
    const names = uniqueNames(inside.map(({ name }) => name))
    for (const [place, { id }] of inside.entries()) named.set(id, names[place] ?? id)
  }
  return new Map(rows.map(({ id, line }) => [id, line.flatMap((part) => named.get(part) ?? []).join('/')]))
}
