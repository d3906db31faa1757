import type { Poi } from '@signet/contract'
import type { Client } from '../create-client.ts'

type Point = Readonly<{ longitude: number; latitude: number }>

const pageSize = 20

/** Maps and what is on them, as forms ask for them (`places` of `FormEnvironment`). */
export function createPlaces(client: Client) {
  const { locations } = client
  let settings: ReturnType<typeof locations.settings> | undefined
  return {
    /** Asked once; after a failure again. */
    settings: () => {
      settings ??= locations.settings().catch((error: unknown) => {
        settings = undefined
        throw error
      })
      return settings
    },
    around: async (point: Point, page: number, signal: AbortSignal) => {
      const { pois, count } = await locations.around(
        { location: textOf(point), page, offset: pageSize },
        { signal },
      )
      return { places: pois.map(placeOf), hasMore: page * pageSize < count }
    },
    search: async (words: string, near: Point, page: number, signal: AbortSignal) => {
      const { pois, count } = await locations.text(
        { keywords: words, location: textOf(near), page, offset: pageSize },
        { signal },
      )
      return { places: pois.map(placeOf), hasMore: page * pageSize < count }
    },
    nameOf: async (point: Point, signal?: AbortSignal) => {
      const { regeocode } = await locations.regeo({ location: textOf(point) }, signal ? { signal } : {})
      const { province, city, district } = regeocode.addressComponent
      return {
        id: 'point',
        name: '',
        address: regeocode.formatted_address,
        province,
        city,
        district,
        ...point,
      }
    },
  }
}

function textOf({ longitude, latitude }: Point): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

function placeOf({ id, name, pname, cityname, adname, address, location, distance }: Poi) {
  const [longitude = 0, latitude = 0] = location.split(',').map(Number)
  return {
    id,
    name,
    address,
    province: pname,
    city: cityname,
    district: adname,
    longitude,
    latitude,
    ...(distance === null ? {} : { distance }),
  }
}
