import { type Area, readAreas } from './read-areas.ts'

/** All areas, by id and by parent. */
export type Atlas = Readonly<{
  all: readonly Area[]
  byId: ReadonlyMap<string, Area>
  below: ReadonlyMap<string, readonly Area[]>
}>

/** Parent id of the provinces. */
export const top = '0'

let opened: Promise<Atlas> | undefined

/** Loads the areas once (a third of a second, 15 MB); all tenants share them. */
export function openAtlas(): Promise<Atlas> {
  opened ??= drawAtlas()
  return opened
}

async function drawAtlas(): Promise<Atlas> {
  const all = await readAreas()
  return {
    all,
    byId: new Map(all.map((area) => [area.id, area])),
    below: Map.groupBy(all, ({ path }) => path.at(-2) ?? top),
  }
}
