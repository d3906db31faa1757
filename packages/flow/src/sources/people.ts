import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

export const people = sourceKind({
  settings: z.object({ kind: z.literal('people'), people: z.array(z.string().min(1)).min(1) }),
  names: ({ people: ids }) => ({ kind: 'people', ids }),
  find: ({ people }) => people,
})
