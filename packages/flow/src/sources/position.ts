import { z } from 'zod'
import { holdersIn, whichHolds } from './holders.ts'
import { sourceKind } from './source-kind.ts'

export const position = sourceKind({
  settings: z.object({ kind: z.literal('position'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'position', ids }),
  find: (settings, asking) => holdersIn('position', settings, asking),
  why: (settings, person, asking) => whichHolds('position', settings, person, asking),
})
