import { z } from 'zod'
import { PeopleSource } from '../../../sources/people-source.ts'
import { actionKind } from './action-kind.ts'
import { Fillings, fillingsOf } from './fillings.ts'

/** Launches another flow in the name of somebody; the two cases know of each other. */
export const launchFlow = actionKind({
  settings: z.object({
    does: z.literal('launchFlow'),
    flow: z.string().max(64).default(''),
    values: Fillings.default({}),
    /** In whose name; the first one found. The starter of this case when nobody is named. */
    starters: z.array(PeopleSource).default([]),
  }),
  isWhole: ({ flow }) => flow !== '',
  formulas: ({ values }) => fillingsOf(values),
  brings: () => [],
  people: ({ starters }) => starters,
})
