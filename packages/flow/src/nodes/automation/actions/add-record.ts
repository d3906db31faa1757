import { z } from 'zod'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** Adds a record to another form. */
export const addRecord = actionKind({
  settings: z.object({
    does: z.literal('addRecord'),
    form: z.string().max(64).default(''),
    values: Fillings.default({}),
  }),
  isWhole: ({ form, values }) => form !== '' && Object.keys(values).length > 0,
  formulas: ({ values }) => fillingsOf(values),
  brings: () => [],
  people: () => [],
})
