import { z } from 'zod'
import type { Directory } from '../engine/facts.ts'
import { type SourceContext, type SourceDependency, sourceKind } from './source-kind.ts'

/** From whom a source looks upwards. */
const OfWhom = z.enum(['starter', 'previous']).default('starter')

/** The manager of whoever decided before is known in a case only. */
function placeOf({ of }: Readonly<{ of: z.infer<typeof OfWhom> }>): SourceDependency {
  return of === 'starter' ? 'place' : 'case'
}

function peopleOf(of: z.infer<typeof OfWhom>, { starter, previous }: SourceContext): readonly string[] {
  return of === 'starter' ? [starter] : previous
}

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

/** A line of command longer than this is a circle in somebody's data. */
const highest = 20

/**
 * Step by step up the line, each asked when the one below has agreed: `levels` steps from the first one up, or
 * (`from: top`) everybody who stands at least `levels` below the top, so that 0 goes all the way.
 */
export const chain = sourceKind({
  settings: z.object({
    kind: z.literal('chain'),
    of: OfWhom,
    along: z.enum(['managers', 'departments']).default('managers'),
    from: z.enum(['bottom', 'top']).default('bottom'),
    levels: z.number().int().min(0).max(highest).default(2),
  }),
  isOrdered: true,
  hangsOn: placeOf,
  find: ({ of, along, from, levels }, asking) =>
    peopleOf(of, asking).flatMap((person) => {
      const line = lineAbove(asking.facts.directory, person, along)
      return from === 'bottom' ? line.slice(0, levels) : line.slice(0, Math.max(0, line.length - levels))
    }),
  why: ({ of, along }, person, asking) => whereInLine({ of, along }, person, asking),
})

type Line = Readonly<{ of: 'starter' | 'previous'; along: 'managers' | 'departments' }>

function whereInLine({ of, along }: Line, person: string, asking: SourceContext) {
  const { directory } = asking.facts
  for (const below of peopleOf(of, asking)) {
    const place = lineAbove(directory, below, along).indexOf(person)
    if (place >= 0) return { levels: place + 1, of: directory.nameOf(below) }
  }
  return {}
}

/** Everybody above, nearest first, once each and never the person himself. */
function lineAbove(directory: Directory, person: string, along: Line['along']): readonly string[] {
  const line: string[] = []
  for (let level = 1; level <= highest; level += 1) {
    const next = along === 'managers' ? directory.managerOf(person, level) : headAt(directory, person, level)
    if (next !== undefined && next !== person && !line.includes(next)) line.push(next)
  }
  return line
}

function headAt(directory: Directory, person: string, level: number): string | undefined {
  const department = directory.departmentOf(person)
  return department === undefined ? undefined : directory.headOf(department, level - 1)
}
