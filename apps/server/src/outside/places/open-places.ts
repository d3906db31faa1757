import type { Logger } from 'pino'
import { z } from 'zod'
import { bundledPlaces } from './bundled-places.ts'
import type { Address, FoundPlace, PlaceProvider, PlaceQuestion, PlaceService } from './place-provider.ts'

/** Returns the operator's service with the bundled places as fallback, or the bundled places alone. */
export function openPlaces(service: PlaceService | undefined, log: Logger): PlaceProvider {
  const bundled = bundledPlaces()
  if (!service) return bundled

  const remote = httpPlaces(service)
  const instead = (err: unknown) => log.warn({ err }, 'the map service did not answer; the bundled places do')
  return {
    search: (question) =>
      remote.search(question).catch((error: unknown) => {
        instead(error)
        return bundled.search(question)
      }),
    addressOf: (point) =>
      remote.addressOf(point).catch((error: unknown) => {
        instead(error)
        return bundled.addressOf(point)
      }),
  }
}

/** Providers of this kind send an empty list for a missing text. */
const Word = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string())

const Pois = z.object({
  status: z.literal('1'),
  count: z.coerce.number().int().default(0),
  pois: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      pname: Word,
      cityname: Word,
      adname: Word,
      address: Word,
      location: z.string().regex(/^-?[\d.]+,-?[\d.]+$/),
      distance: Word,
    }),
  ),
})

const Regeo = z.object({
  status: z.literal('1'),
  regeocode: z.object({
    formatted_address: Word,
    addressComponent: z.object({
      province: Word,
      city: Word,
      district: Word,
      streetNumber: z.object({ street: Word, number: Word }),
    }),
  }),
})

const patience = 5_000

/**
 * A service with the API of large Chinese map providers: `place/around`, `place/text` and `geocode/regeo`,
 * with a key. Fails after five seconds or on an unexpected answer.
 */
function httpPlaces(service: PlaceService): PlaceProvider {
  return {
    search: async (question) => {
      const path = question.words === undefined ? 'place/around' : 'place/text'
      const { pois, count } = Pois.parse(await ask(service, path, queryOf(question)))
      return { places: pois.map(placeOf), count }
    },
    addressOf: async ({ longitude, latitude }) => {
      const { regeocode } = Regeo.parse(
        await ask(service, 'geocode/regeo', { location: `${longitude},${latitude}` }),
      )
      return addressOf(regeocode)
    },
  }
}

async function ask(
  { url, key }: PlaceService,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const address = new URL(`${url.replace(/\/$/, '')}/${path}`)
  address.search = new URLSearchParams({ ...query, key }).toString()
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' })
  if (!answer.ok) throw new Error(`the map service answered ${answer.status}`)
  return answer.json()
}

function queryOf({ words, near, radius, page, pageSize }: PlaceQuestion): Record<string, string> {
  return {
    offset: String(pageSize),
    page: String(page),
    ...(words === undefined ? {} : { keywords: words }),
    ...(near ? { location: `${near.longitude},${near.latitude}` } : {}),
    ...(radius ? { radius: String(radius) } : {}),
  }
}

function placeOf(poi: z.output<typeof Pois>['pois'][number]): FoundPlace {
  const [longitude = 0, latitude = 0] = poi.location.split(',').map(Number)
  return {
    id: poi.id,
    name: poi.name,
    province: poi.pname,
    city: poi.cityname,
    district: poi.adname,
    address: poi.address,
    point: { longitude, latitude },
    distance: poi.distance === '' ? null : Math.round(Number(poi.distance)),
  }
}

function addressOf({ formatted_address, addressComponent }: z.output<typeof Regeo>['regeocode']): Address {
  const { province, city, district, streetNumber } = addressComponent
  return { full: formatted_address, province, city, district, ...streetNumber }
}
