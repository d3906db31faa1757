import { z } from 'zod'
import { sourceKind } from './source-kind.ts'

/** The manager, `levels` up, of the starter or of everybody who decided at the step before. */
export const manager = sourceKind({
  settings: z.object({
    kind: z.literal('manager'),
    of: z.enum(['starter', 'previous']).default('starter'),
    levels: z.number().int().min(1).max(20).default(1),
  }),
  find: ({ of, levels }, { starter, previous, facts }) =>
    (of === 'starter' ? [starter] : previous).flatMap(
      (person) => facts.directory.managerOf(person, levels) ?? [],
    ),
})
