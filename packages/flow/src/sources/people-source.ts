import { z } from 'zod'
import { type Directory, type HolderSet, inPlaceOf } from '../engine/facts.ts'
import { dataInterface, field, handledAt } from './case-sources.ts'
import {
  type InterfaceQuestion,
  type NamedHolders,
  type SourceContext,
  type SourceDependency,
  type SourceKind,
  type SourceReason,
  sourceKind,
} from './source-kind.ts'
import { chain, departmentHead, departmentRole, manager } from './superiors.ts'

type HolderIds = Readonly<{ ids: readonly string[] }>

/** All members of the named sets of one kind. */
function holdersIn(kind: HolderSet['kind'], { ids }: HolderIds, { facts }: SourceContext): readonly string[] {
  return ids.flatMap((id) => facts.directory.holdersOf({ kind, id }))
}

/** The current name of the first set that contains the person. */
function whichHolds(
  kind: HolderSet['kind'],
  { ids }: HolderIds,
  person: string,
  { facts }: SourceContext,
): SourceReason {
  const { directory } = facts
  const id = ids.find((one) => directory.holdersOf({ kind, id: one }).includes(person))
  return id === undefined ? {} : { name: directory.nameOfSet({ kind, id }) }
}

const department = sourceKind({
  settings: z.object({ kind: z.literal('department'), ids: z.array(z.string().min(1)).min(1) }),
  dependsOn: () => 'nothing',
  names: ({ ids }) => ({ kind: 'department', ids }),
  find: (settings, asking) => holdersIn('department', settings, asking),
  why: (settings, person, asking) => whichHolds('department', settings, person, asking),
})

const position = sourceKind({
  settings: z.object({ kind: z.literal('position'), ids: z.array(z.string().min(1)).min(1) }),
  dependsOn: () => 'nothing',
  names: ({ ids }) => ({ kind: 'position', ids }),
  find: (settings, asking) => holdersIn('position', settings, asking),
  why: (settings, person, asking) => whichHolds('position', settings, person, asking),
})

const group = sourceKind({
  settings: z.object({ kind: z.literal('group'), ids: z.array(z.string().min(1)).min(1) }),
  dependsOn: () => 'nothing',
  names: ({ ids }) => ({ kind: 'group', ids }),
  find: (settings, asking) => holdersIn('group', settings, asking),
  why: (settings, person, asking) => whichHolds('group', settings, person, asking),
})

const role = sourceKind({
  settings: z.object({ kind: z.literal('role'), ids: z.array(z.string().min(1)).min(1) }),
  dependsOn: () => 'nothing',
  names: ({ ids }) => ({ kind: 'role', ids }),
  find: (settings, asking) => holdersIn('role', settings, asking),
  why: (settings, person, asking) => whichHolds('role', settings, person, asking),
})

const people = sourceKind({
  settings: z.object({ kind: z.literal('people'), people: z.array(z.string().min(1)).min(1) }),
  dependsOn: () => 'nothing',
  names: ({ people: ids }) => ({ kind: 'people', ids }),
  find: ({ people }, { facts }) => people.map((named) => inPlaceOf(named, facts.directory)),
  why: ({ people }, person, { facts: { directory } }) => {
    if (people.includes(person)) return {}
    const replaced = people.find((named) => inPlaceOf(named, directory) === person) ?? ''
    return { name: `${directory.nameOf(replaced)} → ${directory.nameOf(person)}` }
  },
})

const starter = sourceKind({
  settings: z.object({ kind: z.literal('starter') }),
  dependsOn: () => 'starter',
  find: (_settings, { starter }) => [starter],
})

/** Register of people sources: a new one is its settings, a line here and one in the union. */
export const sourceKinds = {
  people,
  starter,
  manager,
  departmentHead,
  departmentRole,
  chain,
  handledAt,
  position,
  role,
  group,
  department,
  field,
  dataInterface,
} as const

export const PeopleSource = z.discriminatedUnion('kind', [
  people.settings,
  starter.settings,
  manager.settings,
  departmentHead.settings,
  departmentRole.settings,
  chain.settings,
  handledAt.settings,
  position.settings,
  role.settings,
  group.settings,
  department.settings,
  field.settings,
  dataInterface.settings,
])

export type PeopleSource = z.infer<typeof PeopleSource>

export type FoundPerson = Readonly<{ person: string; source: string; why?: SourceReason }>

/**
 * The active people named by the sources, in order and without duplicates, each with the first source and its reason.
 */
export function findPeople(sources: readonly PeopleSource[], asking: SourceContext): readonly FoundPerson[] {
  const found = new Map<string, FoundPerson>()
  for (const source of sources)
    for (const person of peopleNamedBy(source, asking))
      if (!found.has(person) && asking.facts.directory.isActive(person))
        found.set(person, toFoundPerson(source, person, asking))
  return [...found.values()]
}

/** What a source depends on besides the organization. */
export function dependencyOf(source: PeopleSource): SourceDependency {
  return kindOfSource(source).dependsOn(source as never)
}

/** The people or sets that a source names by id. */
export function namedHoldersOf(source: PeopleSource): NamedHolders | undefined {
  return kindOfSource(source).names?.(source as never)
}

/**
 * All people a source names independently of the case, inactive ones without a successor included; undefined when it depends on the case.
 */
export function listFixedPeople(source: PeopleSource, directory: Directory): readonly string[] | undefined {
  const named = namedHoldersOf(source)
  if (!named || dependencyOf(source) !== 'nothing') return undefined
  const { kind, ids } = named
  return kind === 'people'
    ? ids.map((id) => inPlaceOf(id, directory))
    : ids.flatMap((id) => directory.holdersOf({ kind, id }))
}

/** The node ('start' or an id) to which a source refers. */
export function referencedNode(source: PeopleSource): string | undefined {
  return kindOfSource(source).node?.of(source as never)
}

/** Renames the node to which a source refers, if any. */
export function withNodeNamed(source: PeopleSource, named: (node: string) => string): PeopleSource {
  const { node } = kindOfSource(source)
  return node ? node.to(source as never, named(node.of(source as never))) : source
}

/** The question to a data interface that a source needs answered. */
export function questionOf(source: PeopleSource): InterfaceQuestion | undefined {
  return kindOfSource(source).question?.(source as never)
}

/** The people a source names, including inactive ones. */
export function peopleNamedBy(source: PeopleSource, asking: SourceContext): readonly string[] {
  return kindOfSource(source).find(source as never, asking)
}

const ordered: ReadonlySet<string> = new Set(
  Object.entries(sourceKinds).flatMap(([kind, one]) => ('isOrdered' in one && one.isOrdered ? [kind] : [])),
)

/** Whether one of the sources asks its people one after another. */
export function isOrdered(sources: readonly PeopleSource[]): boolean {
  return sources.some(({ kind }) => ordered.has(kind))
}

function toFoundPerson(source: PeopleSource, person: string, asking: SourceContext): FoundPerson {
  const why = kindOfSource(source).why?.(source as never, person, asking) ?? {}
  return { person, source: source.kind, ...(Object.keys(why).length > 0 && { why }) }
}

function kindOfSource({ kind }: PeopleSource): SourceKind<never> {
  return sourceKinds[kind] as unknown as SourceKind<never>
}
