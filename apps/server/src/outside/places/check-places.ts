import type { Point } from '@signet/form'
import type { Outside } from '../outside.ts'
import { askOutside, httpPlaces } from './http-places.ts'
import { PlaceFailure } from './place-failure.ts'
import type { PlaceService } from './place-provider.ts'

/** Where AMap's own document asks. */
export const knownPoint: Point = { longitude: 116.481488, latitude: 39.990464 }

/**
 * Asks a service for the name of a well-known point and for places around it, which keys may be allowed apart.
 * Returns the name. Throws PlaceFailure and refuses `outside.*`.
 */
export async function checkPlaces(outside: Outside, service: PlaceService): Promise<string> {
  const provider = httpPlaces(askOutside(outside, service))
  const { full } = await provider.addressOf(knownPoint)
  const { places } = await provider.search({ near: knownPoint, page: 1, pageSize: 1 })
  if (full === '' || places.length === 0) throw new PlaceFailure('settings.mapNotPlaces', 'placesUrl')
  return full
}
