import { z } from 'zod'
import { holdersIn, whichHolds } from './holders.ts'
import { sourceKind } from './source-kind.ts'

export const group = sourceKind({
  settings: z.object({ kind: z.literal('group'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'group', ids }),
  find: (settings, asking) => holdersIn('group', settings, asking),
  why: (settings, person, asking) => whichHolds('group', settings, person, asking),
})
