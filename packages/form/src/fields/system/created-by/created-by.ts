import { z } from 'zod'
import { filledThing } from '../../../kind/filled-kinds.ts'

/** Whoever made the record. */
export const createdBy = filledThing({
  settings: z.strictObject({}),
  at: 'creation',
  of: () => 'people',
  from: ({ me }) => me,
})
