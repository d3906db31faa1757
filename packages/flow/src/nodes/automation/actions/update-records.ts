import { z } from 'zod'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** Changes the records of another form that meet the conditions; where there are none it may add one. */
export const updateRecords = actionKind({
  settings: z.object({
    does: z.literal('updateRecords'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and what they must be equal to; every one of them. */
    where: Fillings.default({}),
    values: Fillings.default({}),
    addWhenNone: z.boolean().default(false),
  }),
  isWhole: ({ form, where, values }) =>
    form !== '' && Object.keys(where).length > 0 && Object.keys(values).length > 0,
  formulas: ({ where, values }) => fillingsOf(where, values),
  brings: () => [],
  people: () => [],
})
