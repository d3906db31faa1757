import { z } from 'zod'
import type { Directory } from '../engine/facts.ts'
import { type SourceContext, type SourceDependency, sourceKind } from './source-kind.ts'

/** The person whose superiors are meant. */
const SubordinateKind = z.enum(['starter', 'previous']).default('starter')

/** The manager of a previous decider is known only within a case. */
function superiorDependency({ of }: Readonly<{ of: z.infer<typeof SubordinateKind> }>): SourceDependency {
  return of === 'starter' ? 'place' : 'case'
}

function peopleOf(
  of: z.infer<typeof SubordinateKind>,
  { starter, previous }: SourceContext,
): readonly string[] {
  return of === 'starter' ? [starter] : previous
}

/** The manager, `levels` up, of the starter or of the previous deciders. */
export const manager = sourceKind({
  settings: z.object({
    kind: z.literal('manager'),
    of: SubordinateKind,
    levels: z.number().int().min(1).max(20).default(1),
  }),
  dependsOn: superiorDependency,
  find: ({ of, levels }, asking) =>
    peopleOf(of, asking).flatMap((person) => asking.facts.directory.managerOf(person, levels) ?? []),
  why: ({ of, levels }, person, asking) => {
    const { directory } = asking.facts
    const below = peopleOf(of, asking).find((one) => directory.managerOf(one, levels) === person)
    return { levels, of: below === undefined ? '' : directory.nameOf(below) }
  },
})

/** The head of the department of the starter or the previous deciders, `levels` up. */
export const departmentHead = sourceKind({
  settings: z.object({
    kind: z.literal('departmentHead'),
    of: SubordinateKind,
    levels: z.number().int().min(0).max(20).default(0),
  }),
  dependsOn: superiorDependency,
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

/**
 * Those with one of the roles who have a post in the department of the starter or the previous deciders; where it has
 * none who is active, those of the nearest department above that has.
 */
export const departmentRole = sourceKind({
  settings: z.object({
    kind: z.literal('departmentRole'),
    of: SubordinateKind,
    ids: z.array(z.string().min(1)).min(1),
  }),
  dependsOn: superiorDependency,
  names: ({ ids }) => ({ kind: 'role', ids }),
  find: ({ of, ids }, asking) =>
    peopleOf(of, asking).flatMap((person) => nearestHolders(asking.facts.directory, person, ids).people),
  why: ({ of, ids }, holder, asking) => {
    const { directory } = asking.facts
    for (const below of peopleOf(of, asking)) {
      const { department, people } = nearestHolders(directory, below, ids)
      const role = ids.find((id) => directory.holdersOf({ kind: 'role', id }).includes(holder))
      if (role !== undefined && people.includes(holder))
        return {
          name: directory.nameOfSet({ kind: 'role', id: role }),
          department: directory.nameOfSet({ kind: 'department', id: department }),
        }
    }
    return {}
  },
})

type NearestHolders = Readonly<{ department: string; people: readonly string[] }>

function nearestHolders(directory: Directory, person: string, roles: readonly string[]): NearestHolders {
  const own = directory.departmentOf(person)
  const departments = own === undefined ? [] : (directory.departmentsFrom?.(own) ?? [own])
  const holders = new Set(roles.flatMap((id) => directory.holdersOf({ kind: 'role', id })))
  for (const department of departments) {
    const people = directory
      .holdersOf({ kind: 'department', id: department })
      .filter((one) => holders.has(one) && directory.isActive(one))
    if (people.length > 0) return { department, people }
  }
  return { department: '', people: [] }
}

/** Limit of levels; a longer chain of command means circular data. */
const highest = 20

/**
 * Superiors in ascending order, asked one after another: `levels` from the bottom, or (`from: top`) everyone at least
 * `levels` below the top, so that 0 includes all.
 */
export const chain = sourceKind({
  settings: z.object({
    kind: z.literal('chain'),
    of: SubordinateKind,
    along: z.enum(['managers', 'departments']).default('managers'),
    from: z.enum(['bottom', 'top']).default('bottom'),
    levels: z.number().int().min(0).max(highest).default(2),
  }),
  isOrdered: true,
  dependsOn: superiorDependency,
  find: ({ of, along, from, levels }, asking) =>
    peopleOf(of, asking).flatMap((person) => {
      const line = superiorsOf(asking.facts.directory, person, along)
      return from === 'bottom' ? line.slice(0, levels) : line.slice(0, Math.max(0, line.length - levels))
    }),
  why: ({ of, along }, person, asking) => levelInChain({ of, along }, person, asking),
})

type ChainOfCommand = Readonly<{ of: 'starter' | 'previous'; along: 'managers' | 'departments' }>

function levelInChain({ of, along }: ChainOfCommand, person: string, asking: SourceContext) {
  const { directory } = asking.facts
  for (const below of peopleOf(of, asking)) {
    const index = superiorsOf(directory, below, along).indexOf(person)
    if (index >= 0) return { levels: index + 1, of: directory.nameOf(below) }
  }
  return {}
}

/** All superiors, nearest first, without duplicates or the person. */
function superiorsOf(
  directory: Directory,
  person: string,
  along: ChainOfCommand['along'],
): readonly string[] {
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
