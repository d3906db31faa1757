import type { Poi } from '@signet/contract'
import type { Point } from '@signet/form'
import type { FoundPlace, PlacePage } from '../../outside/places/place-provider.ts'

export function poiPage({ places, count }: PlacePage) {
  return { pois: places.map(poiOf), count }
}

function poiOf({ id, name, province, city, district, address, point, distance }: FoundPlace): Poi {
  return {
    id,
    name,
    pname: province,
    cityname: city,
    adname: district,
    address,
    location: `${point.longitude},${point.latitude}`,
    distance,
  }
}

/** Parses `120.15,30.28`, which the contract has checked. */
export function pointOf(location: string): Point {
  const [longitude = 0, latitude = 0] = location.split(',').map(Number)
  return { longitude, latitude }
}
