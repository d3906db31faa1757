import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

export const position = sourceKind({
  settings: z.object({ kind: z.literal('position'), ids: z.array(z.string().min(1)).min(1) }),
  find: ({ ids }, { facts }) => ids.flatMap((id) => facts.directory.holdersOf({ kind: 'position', id })),
})
