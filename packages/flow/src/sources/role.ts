import { z } from 'zod'
import { holdersIn, whichHolds } from './holders.ts'
import { sourceKind } from './source-kind.ts'

export const role = sourceKind({
  settings: z.object({ kind: z.literal('role'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'role', ids }),
  find: (settings, asking) => holdersIn('role', settings, asking),
  why: (settings, person, asking) => whichHolds('role', settings, person, asking),
})
