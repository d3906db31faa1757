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
  /** A new form is filled with the person's own place as it opens. */
  startHere: z.boolean().default(false),
  /** Only inside one of these; none: anywhere. */
  allowed: z.array(Circle).max(50).default([]),
  /** How far from the own position a place may be chosen, in metres; 0: as far as one likes. */
  adjustment: z.number().int().min(0).max(1_000_000).default(0),
  onDesktop: z.boolean().default(true),
})
export type LocationSettings = Readonly<z.output<typeof LocationSettings>>

const words = (max: number) => z.string().max(max).default('')

export const Place = z
  .strictObject({
    name: words(200),
    address: words(300),
    longitude: Longitude,
    latitude: Latitude,
    province: words(60),
    city: words(60),
    district: words(60),
    /** Where the person stood when choosing; asked for where that limits the choice. */
    from: z.strictObject({ longitude: Longitude, latitude: Latitude }).optional(),
  })
  .transform(({ from, ...place }) => ({
    ...place,
    ...roundedPoint(place),
    ...(from ? { from: roundedPoint(from) } : {}),
  }))
export type Place = Readonly<z.output<typeof Place>>

/** A place on the map, in the coordinates of Chinese maps (GCJ-02). The limits are asked on both sides. */
export const location = fieldKind<LocationSettings, Place | null>({
  settings: LocationSettings,
  holds: 'value',
  inSubTable: true,
  empty: () => null,
  value: () => Place,
  missing: 'form.requiredChoice',
  problem: (place, settings) => (place === null ? undefined : problemOfPlace(place, settings)),
  column: () => ({ type: 'jsonb' }),
  toColumn: (place) => (place === null ? null : JSON.stringify(place)),
  fromColumn: (stored) => Place.parse(typeof stored === 'string' ? JSON.parse(stored) : stored),
  valueType: () => 'text',
  toFormula: (place) => (place === null ? null : textOfPlace(place)),
  text: (place) => (place === null ? '' : textOfPlace(place)),
  searches: ['isEmpty'],
})

/** Name and address, the name once. */
export function textOfPlace({ name, address, longitude, latitude }: Place): string {
  const said = address.endsWith(name) ? address : [name, address].filter(Boolean).join(' · ')
  return said || `${longitude}, ${latitude}`
}

/** The limits of a field, asked where a place is chosen, and again wherever it is stored. */
export function problemOfPlace(
  place: Place,
  { allowed, adjustment }: LocationSettings,
): KindProblem | undefined {
  const nearest = allowed.toSorted((a, b) => beyond(place, a) - beyond(place, b))[0]
  if (nearest && beyond(place, nearest) > 0) {
    const name = textIn('zh-CN', nearest.name) || `${nearest.longitude}, ${nearest.latitude}`
    return { code: 'form.outsideCircle', params: { name, max: nearest.radius } }
  }
  if (adjustment === 0) return undefined
  const isNear = place.from !== undefined && metresBetween(place, place.from) <= adjustment
  return isNear ? undefined : { code: 'form.tooFarAway', params: { max: adjustment } }
}

/** Metres outside a circle; nothing or less inside. */
function beyond(place: Place, circle: Circle): number {
  return metresBetween(place, circle) - circle.radius
}
