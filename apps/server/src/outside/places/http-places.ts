import type { RefusalCode } from '@signet/contract'
import type { Point } from '@signet/form'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { askJson } from '../ask-json.ts'
import type { Outside } from '../outside.ts'
import { PlaceFailure } from './place-failure.ts'
import type { Address, FoundPlace, PlaceProvider, PlaceQuestion, PlaceService } from './place-provider.ts'

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

/** Asks one call of the service below its address. */
type AskPlaces = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>

/**
 * A service with the API of large Chinese map providers: `place/around`, `place/text` and `geocode/regeo`,
 * with a key. Throws PlaceFailure on an answer that says why not, or is of another kind.
 */
export function httpPlaces(ask: AskPlaces): PlaceProvider {
  const askFor = async <Shape extends z.ZodType>(shape: Shape, ...question: Parameters<AskPlaces>) => {
    const answer = await ask(...question)
    const read = shape.safeParse(answer)
    if (!read.success) throw failureOf(answer)
    return read.data
  }
  return {
    search: async (question) => {
      const path = question.words === undefined ? 'place/around' : 'place/text'
      const { pois, count } = await askFor(Pois, path, queryOf(question))
      return { places: pois.map(placeOf), count }
    },
    addressOf: async (point) => {
      const { regeocode } = await askFor(Regeo, 'geocode/regeo', { location: locationOf(point) })
      return addressOf(regeocode)
    },
  }
}

const limits = { milliseconds: 5_000, bytes: 512_000 }

/** Asks a service that a company named: the address is checked and pinned. Refuses `outside.*`. */
export function askOutside(outside: Outside, service: PlaceService): AskPlaces {
  return (path, query) => {
    const url = addressAt(service, path, query)
    const ask = () => askJson(outside, { method: 'GET', url, headers: {} }, limits)
    return ask().catch((error: unknown) => {
      const isOther = error instanceof Refusal && otherKinds.includes(error.code as RefusalCode)
      throw isOther ? new PlaceFailure('settings.mapNoService', 'placesUrl', { host: url.host }) : error
    })
  }
}

/** A page of another kind, or none, is at the address. */
const otherKinds: readonly RefusalCode[] = ['outside.notJson', 'outside.tooLarge', 'outside.redirected']

/** Asks the service that the operator named, wherever it is. */
export function askOperator(service: PlaceService): AskPlaces {
  return async (path, query) => {
    const answer = await fetch(addressAt(service, path, query), {
      signal: AbortSignal.timeout(limits.milliseconds),
      redirect: 'error',
    })
    if (!answer.ok) throw new Error(`the map service answered ${answer.status}`)
    return answer.json()
  }
}

function addressAt({ url, key }: PlaceService, path: string, query: Readonly<Record<string, string>>): URL {
  const address = new URL(`${url.replace(/\/$/, '')}/${path}`)
  address.search = new URLSearchParams({ ...query, key }).toString()
  return address
}

const Refused = z.object({ status: z.literal('0'), info: z.string(), infocode: z.string() })

type Cause = Readonly<{ code: PlaceFailure['code']; part: 'placesKey' | 'places' }>

/** Causes by `infocode`, as AMap lists them (lbs.amap.com, error codes of web services). */
const causes: Readonly<Record<string, Cause>> = Object.fromEntries(
  (
    [
      ['settings.mapKeyUnknown', 'placesKey', ['10001', '10013']],
      ['settings.mapKeyOtherKind', 'placesKey', ['10009']],
      ['settings.mapKeySigned', 'placesKey', ['10007', '10008']],
      ['settings.mapKeyForbidden', 'placesKey', ['10002', '10005', '10006', '10012', '10041']],
      [
        'settings.mapQuota',
        'places',
        ['10003', '10010', '10029', '10044', '10045', '40000', '40002', '40003'],
      ],
      [
        'settings.mapBusy',
        'places',
        ['10004', '10014', '10015', '10016', '10017', '10019', '10020', '10021'],
      ],
    ] as const
  ).flatMap(([code, part, numbers]) => numbers.map((number) => [number, { code, part }])),
)

function failureOf(answer: unknown): PlaceFailure {
  const refused = Refused.safeParse(answer)
  if (!refused.success) return new PlaceFailure('settings.mapNotPlaces', 'placesUrl')
  const { info, infocode } = refused.data
  const { code, part } = causes[infocode] ?? { code: 'settings.mapRefused', part: 'places' }
  return new PlaceFailure(code, part, { reason: `${info.slice(0, 100)} ${infocode.slice(0, 10)}` })
}

function queryOf({ words, near, radius, page, pageSize }: PlaceQuestion): Record<string, string> {
  return {
    offset: String(pageSize),
    page: String(page),
    ...(words === undefined ? {} : { keywords: words }),
    ...(near ? { location: locationOf(near) } : {}),
    ...(radius ? { radius: String(radius) } : {}),
  }
}

function locationOf({ longitude, latitude }: Point): string {
  return `${longitude},${latitude}`
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
