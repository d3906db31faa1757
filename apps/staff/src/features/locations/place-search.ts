/** The location in the address; empty for a map to search. */
export type PlaceSearch = Readonly<{
  name?: string | undefined
  address?: string | undefined
  longitude?: number | undefined
  latitude?: number | undefined
}>

/** Invalid coordinates become undefined, because the router keeps parameters that are merely omitted. */
export function placeSearch({ name, address, longitude, latitude }: Record<string, unknown>): PlaceSearch {
  const point = { longitude: degrees(longitude, 180), latitude: degrees(latitude, 90) }
  const isPoint = point.longitude !== undefined && point.latitude !== undefined
  return {
    name: isPoint && name ? String(name).slice(0, 200) : undefined,
    address: isPoint && address ? String(address).slice(0, 300) : undefined,
    longitude: isPoint ? point.longitude : undefined,
    latitude: isPoint ? point.latitude : undefined,
  }
}

function degrees(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= most ? number : undefined
}
