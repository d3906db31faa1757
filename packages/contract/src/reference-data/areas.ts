import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

const Area = z.object({ id: z.string(), fullName: z.string(), isLeaf: z.boolean() })

/** China's divisions: provinces, cities, districts, streets. Names are Chinese in every language. */
export const areas = {
  below: endpoint({
    method: 'GET',
    path: '/api/system/Area/:id/Selector/0',
    access: 'member',
    summary: 'List the areas directly under an area; `-1` or `0` for the provinces',
    input: z.object({ id: z.string().max(20) }),
    output: z.object({ list: z.array(Area) }),
    refusals: ['areas.notFound'],
  }),
  names: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/system/Area/GetAreaByIds',
    access: 'member',
    summary: 'Get the names of areas in the shape of the request; unknown areas keep their ID',
    input: z.object({ idsList: z.array(z.array(z.string().max(20)).max(4)).max(1000) }),
    output: z.array(z.array(z.string())),
    refusals: [],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/system/Area',
    access: 'member',
    summary: 'Search areas by name, widest first; `level` 0 (province) to 3 (street)',
    input: z.object({
      keyword: z.string().trim().min(1).max(50),
      level: z.coerce.number().int().min(0).max(3).default(3),
    }),
    output: z.object({
      list: z.array(Area.extend({ path: z.array(z.string()), names: z.array(z.string()) })),
    }),
    refusals: [],
  }),
}
