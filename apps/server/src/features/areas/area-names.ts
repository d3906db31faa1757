import { openAtlas } from './atlas.ts'

/** Names of areas by id; what is unknown is left out. */
export async function areaNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { byId } = await openAtlas()
  return new Map(ids.flatMap((id) => (byId.has(id) ? [[id, byId.get(id)?.name ?? id] as const] : [])))
}
