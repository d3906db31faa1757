import { z } from 'zod'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** Asks a data interface and takes values over from its first row. */
export const callInterface = actionKind({
  settings: z.object({
    does: z.literal('callInterface'),
    interface: z.string().max(64).default(''),
    parameters: Fillings.default({}),
    /** Own fields by the columns that fill them. */
    brings: z.record(z.string(), z.string().max(200)).default({}),
  }),
  isWhole: ({ interface: id }) => id !== '',
  formulas: ({ parameters }) => fillingsOf(parameters),
  brings: ({ brings }) => Object.keys(brings),
  people: () => [],
})
