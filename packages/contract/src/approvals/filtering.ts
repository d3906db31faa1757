import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Done, Id } from '../wire/shapes.ts'
import { ListName } from './words.ts'

/** What narrows a list, as it stands in its address: the client's own words, which `list` checks when it is asked. */
const Asks = z.record(z.string().max(20), z.string().max(100))

/** Ways to narrow a list that somebody keeps under a name. */
export const filtering = {
  keptFilters: endpoint({
    method: 'GET',
    path: '/api/workflow/lists/:list/filters',
    access: 'member',
    summary: 'List your saved filters of a task list, oldest first',
    input: z.object({ list: ListName }),
    output: z.object({ list: z.array(z.object({ id: Id, name: z.string(), asks: Asks })) }),
    refusals: [],
  }),
  keepFilter: endpoint({
    method: 'POST',
    path: '/api/workflow/lists/:list/filters',
    access: 'member',
    summary: 'Save a filter under a name; replaces one with the same name, up to 20 per list',
    input: z.object({ list: ListName, name: z.string().trim().min(1).max(30), asks: Asks }),
    output: z.object({ id: Id }),
    refusals: ['approvals.tooManyFilters'],
  }),
  forgetFilter: endpoint({
    method: 'DELETE',
    path: '/api/workflow/filters/:id',
    access: 'member',
    summary: 'Delete a saved filter; succeeds even if it’s already gone',
    input: z.object({ id: Id }),
    output: Done,
    refusals: [],
  }),
}
