import { type Area, readAreas } from './read-areas.ts'

/** Every area, by id and by the one above it. */
export type Atlas = Readonly<{
  all: readonly Area[]
  byId: ReadonlyMap<string, Area>
  below: ReadonlyMap<string, readonly Area[]>
}>

/** The parent of the provinces. */
export const top = '0'

let opened: Promise<Atlas> | undefined

/** Read when it is first asked for (a third of a second, 15 MB), and kept: it is the same for every tenant and never changes. */
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
