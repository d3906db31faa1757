import { z } from 'zod'
import { LocalizedText, textIn } from '../../../definition/localized-text.ts'
import { metresBetween, roundedPoint } from '../../../geo/point.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import type { KindProblem } from '../../../problems/problem.ts'

const Longitude = z.number().min(-180).max(180)
const Latitude = z.number().min(-90).max(90)

export const Circle = z.strictObject({
  name: LocalizedText.default(''),
  longitude: Longitude,
  latitude: Latitude,
  /** In metres. */
  radius: z.number().min(1).max(1_000_000),
})
export type Circle = Readonly<z.output<typeof Circle>>

export const LocationSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  /** Whether a new form starts with the current position of the person. */
  startHere: z.boolean().default(false),
  /** The circles that allow a place; empty allows any place. */
  allowed: z.array(Circle).max(50).default([]),
  /** The largest distance from the current position in metres; 0 is unlimited. */
  adjustment: z.number().int().min(0).max(1_000_000).default(0),
  onDesktop: z.boolean().default(true),
})
export type LocationSettings = Readonly<z.output<typeof LocationSettings>>

const words = (max: number) => z.string().max(max).default('')

export const MapPlace = z
  .strictObject({
    name: words(200),
    address: words(300),
    longitude: Longitude,
    latitude: Latitude,
    province: words(60),
    city: words(60),
    district: words(60),
    /** The position of the person when choosing, recorded when the distance is limited. */
    from: z.strictObject({ longitude: Longitude, latitude: Latitude }).optional(),
  })
  .transform(({ from, ...place }) => ({
    ...place,
    ...roundedPoint(place),
    ...(from ? { from: roundedPoint(from) } : {}),
  }))
export type MapPlace = Readonly<z.output<typeof MapPlace>>

/** A place in the coordinates of Chinese maps (GCJ-02). Client and server both check the limits. */
export const location = fieldKind<LocationSettings, MapPlace | null>({
  settings: LocationSettings,
  holds: 'value',
  open: 'closed',
  inSubTable: true,
  empty: () => null,
  value: () => MapPlace,
  missing: 'form.requiredChoice',
  problem: (place, settings) => (place === null ? undefined : problemOfPlace(place, settings)),
  column: () => ({ type: 'jsonb' }),
  toColumn: (place) => (place === null ? null : JSON.stringify(place)),
  fromColumn: (stored) => MapPlace.parse(typeof stored === 'string' ? JSON.parse(stored) : stored),
  valueType: () => 'text',
  toFormula: (place) => (place === null ? null : textOfPlace(place)),
  text: (place) => (place === null ? '' : textOfPlace(place)),
  searches: ['isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

/** Returns name and address without repeating the name. */
export function textOfPlace({ name, address, longitude, latitude }: MapPlace): string {
  const said = address.endsWith(name) ? address : [name, address].filter(Boolean).join(' · ')
  return said || `${longitude}, ${latitude}`
}

/** Checks the limits of the field when a place is chosen and again when it is stored. */
export function problemOfPlace(
  place: MapPlace,
  { allowed, adjustment }: LocationSettings,
): KindProblem | undefined {
  const nearest = allowed.toSorted((a, b) => metresOutside(place, a) - metresOutside(place, b))[0]
  if (nearest && metresOutside(place, nearest) > 0) {
    const name = textIn('zh-CN', nearest.name) || `${nearest.longitude}, ${nearest.latitude}`
    return { code: 'form.outsideCircle', params: { name, max: nearest.radius } }
  }
  if (adjustment === 0) return undefined
  const isNear = place.from !== undefined && metresBetween(place, place.from) <= adjustment
  return isNear ? undefined : { code: 'form.tooFarAway', params: { max: adjustment } }
}

/** Returns the distance to the circle in metres, negative inside. */
function metresOutside(place: MapPlace, circle: Circle): number {
  return metresBetween(place, circle) - circle.radius
}
