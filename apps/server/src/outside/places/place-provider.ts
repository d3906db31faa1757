import type { Point } from '@signet/form'

export type FoundPlace = Readonly<{
  id: string
  name: string
  province: string
  city: string
  district: string
  address: string
  point: Point
  /** Metres from the query's point, if it has one. */
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

/** Source of places: the bundled set, or the operator's service. */
export type PlaceProvider = Readonly<{
  search: (question: PlaceQuestion) => Promise<PlacePage>
  addressOf: (point: Point) => Promise<Address>
}>

/** The operator's service and its key. */
export type PlaceService = Readonly<{ url: string; key: string }>
