import { contract, type Poi } from '@signet/contract'
import type { Point } from '@signet/form'
import { serve } from '../../../http/serve.ts'
import type { FoundPlace, PlacePage } from '../../../outside/places/place-provider.ts'
import { mapOf, placesOf } from './company-map.ts'

export const placesByWords = serve(contract.locations.text, async ({ input, server, actor }) => {
  const { keywords, location, radius, page, offset } = input
  return poiPage(
    await (await placesOf(server, actor.tenant)).search({
      words: keywords,
      page,
      pageSize: offset,
      ...(location && { near: pointOf(location) }),
      ...(radius && { radius }),
    }),
  )
})

export const placesAround = serve(contract.locations.around, async ({ input, server, actor }) => {
  const { location, radius, page, offset } = input
  return poiPage(
    await (await placesOf(server, actor.tenant)).search({
      near: pointOf(location),
      page,
      pageSize: offset,
      ...(radius && { radius }),
    }),
  )
})

export const nameOfPoint = serve(contract.locations.regeo, async ({ input, server, actor }) => {
  const places = await placesOf(server, actor.tenant)
  const { full, province, city, district, street, number } = await places.addressOf(pointOf(input.location))
  return {
    regeocode: {
      formatted_address: full,
      addressComponent: { province, city, district, streetNumber: { street, number } },
    },
  }
})

function poiPage({ places, count }: PlacePage) {
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
function pointOf(location: string): Point {
  const [longitude = 0, latitude = 0] = location.split(',').map(Number)
  return { longitude, latitude }
}

export const mapSettings = serve(contract.locations.settings, ({ actor, server }) =>
  mapOf(server, actor.tenant),
)
