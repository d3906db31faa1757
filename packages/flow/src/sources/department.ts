import { z } from 'zod'
import { holdersIn, whichHolds } from './holders.ts'
import { sourceKind } from './source-kind.ts'

export const department = sourceKind({
  settings: z.object({ kind: z.literal('department'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'department', ids }),
  find: (settings, asking) => holdersIn('department', settings, asking),
  why: (settings, person, asking) => whichHolds('department', settings, person, asking),
})
