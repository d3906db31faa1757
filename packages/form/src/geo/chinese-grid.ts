import { type Point, radians } from './point.ts'

/**
 * Chinese maps use GCJ-02, which is up to 700 m off WGS 84. This is the publicly known transform on the Krasovsky
 * ellipsoid; outside China both agree.
 */
const axis = 6_378_245
const eccentricity = 0.006_693_421_622_965_943

/** Converts a satellite position to the Chinese grid. */
export function toChineseGrid(point: Point): Point {
  if (!isInChina(point)) return point
  const by = offsetAt(point)
  return { longitude: point.longitude + by.longitude, latitude: point.latitude + by.latitude }
}

/** The inverse of `toChineseGrid`, exact to a centimetre. */
export function fromChineseGrid(point: Point): Point {
  if (!isInChina(point)) return point
  let guess = point
  for (let times = 0; times < 4; times += 1) {
    const there = toChineseGrid(guess)
    guess = {
      longitude: guess.longitude + point.longitude - there.longitude,
      latitude: guess.latitude + point.latitude - there.latitude,
    }
  }
  return guess
}

function isInChina({ longitude, latitude }: Point): boolean {
  return longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271
}

function offsetAt({ longitude, latitude }: Point): Point {
  const [x, y] = [longitude - 105, latitude - 35]
  const sine = Math.sin(radians(latitude))
  const flat = 1 - eccentricity * sine * sine
  const north = (axis * (1 - eccentricity)) / (flat * Math.sqrt(flat))
  const east = (axis / Math.sqrt(flat)) * Math.cos(radians(latitude))
  return {
    longitude: (eastward(x, y) * 180) / (east * Math.PI),
    latitude: (northward(x, y) * 180) / (north * Math.PI),
  }
}

function northward(x: number, y: number): number {
  return (
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    ((20 * wave(6 * x) + 20 * wave(2 * x)) * 2) / 3 +
    ((20 * wave(y) + 40 * wave(y / 3)) * 2) / 3 +
    ((160 * wave(y / 12) + 320 * wave(y / 30)) * 2) / 3
  )
}

function eastward(x: number, y: number): number {
  return (
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    ((20 * wave(6 * x) + 20 * wave(2 * x)) * 2) / 3 +
    ((20 * wave(x) + 40 * wave(x / 3)) * 2) / 3 +
    ((150 * wave(x / 12) + 300 * wave(x / 30)) * 2) / 3
  )
}

function wave(part: number): number {
  return Math.sin(part * Math.PI)
}
