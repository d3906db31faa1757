import { z } from 'zod'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** Deletes the records of another form that meet the conditions. */
export const deleteRecords = actionKind({
  settings: z.object({
    does: z.literal('deleteRecords'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and what they must be equal to; every one of them. */
    where: Fillings.default({}),
  }),
  isWhole: ({ form, where }) => form !== '' && Object.keys(where).length > 0,
  formulas: ({ where }) => fillingsOf(where),
  brings: () => [],
  people: () => [],
})
