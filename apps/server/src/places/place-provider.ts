import type { Point } from '@signet/form'

export type FoundPlace = Readonly<{
  id: string
  name: string
  province: string
  city: string
  district: string
  address: string
  point: Point
  /** Metres from the point of the question, where there was one. */
  distance: number | null
}>

export type PlacePage = Readonly<{ places: readonly FoundPlace[]; count: number }>

/** `radius` in metres; `page` from 1. */
export type PlaceQuestion = Readonly<{
  words?: string
  near?: Point
  radius?: number
  page: number
  pageSize: number
}>

export type Address = Readonly<{
  full: string
  province: string
  city: string
  district: string
  street: string
  number: string
}>

/** Who knows places: the set that the product brings along, or a service that the operator names. */
export type PlaceProvider = Readonly<{
  search: (question: PlaceQuestion) => Promise<PlacePage>
  addressOf: (point: Point) => Promise<Address>
}>

/** A service of the operator's, and the key that it asks for. */
export type PlaceService = Readonly<{ url: string; key: string }>
