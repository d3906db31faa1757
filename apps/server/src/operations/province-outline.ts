import { z } from 'zod'

type Point = readonly [number, number]

const Rings = z.array(z.string())
const Offsets = z.array(z.tuple([z.number(), z.number()]))
/** Degrees that a line may be off: less than a pixel where whole provinces are seen. */
const tolerance = 0.02

type Geometry = Readonly<{
  type: 'Polygon' | 'MultiPolygon'
  coordinates: readonly unknown[]
  encodeOffsets: readonly unknown[]
}>

/** The rings of one province as differences in hundredths of a degree; islets of a few hundred metres are left out. */
export function outlineOf({ type, coordinates, encodeOffsets }: Geometry): readonly (readonly number[])[] {
  const polygons = type === 'Polygon' ? [coordinates] : coordinates
  const offsets = type === 'Polygon' ? [encodeOffsets] : encodeOffsets
  return polygons.flatMap((polygon, place) => {
    const starts = Offsets.parse(offsets[place])
    return Rings.parse(polygon)
      .map((ring, at) => simplified(decoded(ring, starts[at] ?? [0, 0])))
      .filter((ring) => ring.length > 2)
      .map(differences)
  })
}

/** The compact form of the charts library: differences, folded to positive, 64 added, in 1/1024 degrees. */
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

/** Douglas and Peucker: leaves out the points that a straight line would hardly miss. */
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
