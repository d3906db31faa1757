import { openAtlas } from './atlas.ts'

/** Returns area names by id; omits unknown ids. */
export async function areaNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { byId } = await openAtlas()
  return new Map(ids.flatMap((id) => (byId.has(id) ? [[id, byId.get(id)?.name ?? id] as const] : [])))
}
