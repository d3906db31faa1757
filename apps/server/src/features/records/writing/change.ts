import { z } from 'zod'

/** A change of one value as stored in the log; `row` is the id of the sub-table row. */
export const Change = z.object({
  path: z.string(),
  row: z.string().nullable(),
  kind: z.enum(['changed', 'rowAdded', 'rowRemoved']),
  before: z.json(),
  after: z.json(),
})
export type Change = Readonly<z.infer<typeof Change>>
