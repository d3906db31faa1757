import { z } from 'zod'
import { OfWhom, peopleOf, placeOf } from './of-whom.ts'
import { sourceKind } from './source-kind.ts'

/** The manager, `levels` up, of the starter or of everybody who decided at the step before. */
export const manager = sourceKind({
  settings: z.object({
    kind: z.literal('manager'),
    of: OfWhom,
    levels: z.number().int().min(1).max(20).default(1),
  }),
  hangsOn: placeOf,
  find: ({ of, levels }, asking) =>
    peopleOf(of, asking).flatMap((person) => asking.facts.directory.managerOf(person, levels) ?? []),
  why: ({ of, levels }, person, asking) => {
    const { directory } = asking.facts
    const below = peopleOf(of, asking).find((one) => directory.managerOf(one, levels) === person)
    return { levels, of: below === undefined ? '' : directory.nameOf(below) }
  },
})
