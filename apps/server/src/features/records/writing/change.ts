import { z } from 'zod'

/** What became of one value of a record; `row` names the row of a sub-table. As it is kept in the log. */
export const Change = z.object({
  path: z.string(),
  row: z.string().nullable(),
  kind: z.enum(['changed', 'rowAdded', 'rowRemoved']),
  before: z.json(),
  after: z.json(),
})
export type Change = Readonly<z.infer<typeof Change>>
