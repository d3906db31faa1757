import { z } from 'zod'
import type { Directory } from '../engine/facts.ts'
import { OfWhom, peopleOf, placeOf } from './of-whom.ts'
import { sourceKind } from './source-kind.ts'

/** The head of the department of the starter (or of those who decided before), or of the one `levels` above it. */
export const departmentHead = sourceKind({
  settings: z.object({
    kind: z.literal('departmentHead'),
    of: OfWhom,
    levels: z.number().int().min(0).max(20).default(0),
  }),
  hangsOn: placeOf,
  find: ({ of, levels }, asking) =>
    peopleOf(of, asking).flatMap((person) => headAbove(asking.facts.directory, person, levels) ?? []),
  why: ({ of, levels }, head, asking) => {
    const { directory } = asking.facts
    const below = peopleOf(of, asking).find((person) => headAbove(directory, person, levels) === head)
    return { levels, of: below === undefined ? '' : directory.nameOf(below) }
  },
})

function headAbove(directory: Directory, person: string, levels: number): string | undefined {
  const department = directory.departmentOf(person)
  return department === undefined ? undefined : directory.headOf(department, levels)
}
