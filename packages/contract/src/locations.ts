import { z } from 'zod'
import { Empty, endpoint } from './wire/endpoint.ts'

/** Longitude and latitude with a comma between, as Chinese maps draw them (GCJ-02). */
const Coordinates = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,10})?,-?\d{1,2}(\.\d{1,10})?$/)
  .refine((text) => {
    const [longitude = 0, latitude = 0] = text.split(',').map(Number)
    return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
  })

const Poi = z.object({
  id: z.string(),
  name: z.string(),
  pname: z.string(),
  cityname: z.string(),
  adname: z.string(),
  address: z.string(),
  location: z.string(),
  /** Distance in metres from the given position; null without one. */
  distance: z.number().int().nullable(),
})
export type Poi = z.infer<typeof Poi>

const PoiPage = z.object({ pois: z.array(Poi), count: z.number().int() })

const page = {
  /** Map provider key of older clients; ignored. */
  key: z.string().max(200).optional(),
  /** Page size. */
  offset: z.coerce.number().int().min(1).max(50).default(20),
  page: z.coerce.number().int().min(1).max(100).default(1),
}

export const locations = {
  settings: endpoint({
    method: 'GET',
    path: '/api/system/Location/settings',
    access: 'member',
    summary: 'Get the source of map tiles; without one, the client draws its own map',
    input: Empty,
    output: z.object({
      tiles: z.string().nullable(),
      attribution: z.string(),
      /** Coordinate system of the tiles. */
      grid: z.enum(['wgs84', 'gcj02']),
    }),
    refusals: [],
  }),
  around: endpoint({
    method: 'GET',
    path: '/api/system/Location/around',
    access: 'member',
    summary: 'List places near a point, nearest first',
    input: z.object({
      ...page,
      location: Coordinates,
      /** Radius in metres; unlimited when absent. */
      radius: z.coerce.number().int().min(1).max(500_000).optional(),
    }),
    output: PoiPage,
    refusals: [],
  }),
  text: endpoint({
    method: 'GET',
    path: '/api/system/Location/text',
    access: 'member',
    summary: 'Search places by name, nearest first if a point is given',
    input: z.object({
      ...page,
      keywords: z.string().trim().min(1).max(80),
      location: Coordinates.optional(),
      radius: z.coerce.number().int().min(1).max(500_000).optional(),
    }),
    output: PoiPage,
    refusals: [],
  }),
  regeo: endpoint({
    method: 'GET',
    path: '/api/system/Location/regeo',
    access: 'member',
    summary: 'Get the name of a point',
    input: z.object({ key: page.key, location: Coordinates }),
    output: z.object({
      regeocode: z.object({
        formatted_address: z.string(),
        addressComponent: z.object({
          province: z.string(),
          city: z.string(),
          district: z.string(),
          streetNumber: z.object({ street: z.string(), number: z.string() }),
        }),
      }),
    }),
    refusals: [],
  }),
}
