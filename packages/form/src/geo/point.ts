/** Degrees, in GCJ-02 inside China unless stated otherwise. */
export type Point = Readonly<{ longitude: number; latitude: number }>

const earthRadius = 6_371_000

/** Returns the distance in metres by the haversine formula, on a sphere of 6,371 km. */
export function metresBetween(one: Point, other: Point): number {
  const [latitude1, latitude2] = [radians(one.latitude), radians(other.latitude)]
  const half =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Rounds to about a tenth of a metre, so that a point is the same wherever it is stored. */
export function roundedPoint({ longitude, latitude }: Point): Point {
  return { longitude: rounded(longitude), latitude: rounded(latitude) }
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function rounded(degrees: number): number {
  // JSON would keep a negative zero as another value.
  return Math.round(degrees * 1e6) / 1e6 + 0
}
