import { z } from 'zod'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** Takes values over from the newest record of another form that meets the conditions. */
export const readRecord = actionKind({
  settings: z.object({
    does: z.literal('readRecord'),
    form: z.string().max(64).default(''),
    /** Fields of the other form and what they must be equal to; every one of them. */
    where: Fillings.default({}),
    /** Own fields by the fields of the other form that fill them. */
    brings: z.record(z.string(), z.string().max(200)).default({}),
  }),
  isWhole: ({ form, where, brings }) =>
    form !== '' && Object.keys(where).length > 0 && Object.keys(brings).length > 0,
  formulas: ({ where }) => fillingsOf(where),
  brings: ({ brings }) => Object.keys(brings),
  people: () => [],
})
