import type { PlaceService } from './place-provider.ts'

const amap = 'https://restapi.amap.com/v3'

/** The service of AMap, or one with its API at another address, with a key of a company. */
export function placeServiceOf({ placesUrl }: Readonly<{ placesUrl: string }>, key: string): PlaceService {
  return { url: placesUrl || amap, key }
}
