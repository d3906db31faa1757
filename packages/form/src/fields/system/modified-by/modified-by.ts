import { z } from 'zod'
import { filledThing } from '../../../kind/filled-kinds.ts'

/** Whoever changed the record last. */
export const modifiedBy = filledThing({
  settings: z.strictObject({}),
  at: 'change',
  of: () => 'people',
  from: ({ me }) => me,
})
