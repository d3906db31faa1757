import { z } from 'zod'
import type { Directory, HolderSet } from '../engine/facts.ts'
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
import { chain, departmentHead, manager } from './superiors.ts'

type HolderIds = Readonly<{ ids: readonly string[] }>

/** Everybody in the named sets of one kind. */
function holdersIn(kind: HolderSet['kind'], { ids }: HolderIds, { facts }: SourceContext): readonly string[] {
  return ids.flatMap((id) => facts.directory.holdersOf({ kind, id }))
}

/** The first of the sets that this person is in, by its name of today. */
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
  names: ({ ids }) => ({ kind: 'department', ids }),
  find: (settings, asking) => holdersIn('department', settings, asking),
  why: (settings, person, asking) => whichHolds('department', settings, person, asking),
})

const position = sourceKind({
  settings: z.object({ kind: z.literal('position'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'position', ids }),
  find: (settings, asking) => holdersIn('position', settings, asking),
  why: (settings, person, asking) => whichHolds('position', settings, person, asking),
})

const group = sourceKind({
  settings: z.object({ kind: z.literal('group'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'group', ids }),
  find: (settings, asking) => holdersIn('group', settings, asking),
  why: (settings, person, asking) => whichHolds('group', settings, person, asking),
})

const role = sourceKind({
  settings: z.object({ kind: z.literal('role'), ids: z.array(z.string().min(1)).min(1) }),
  names: ({ ids }) => ({ kind: 'role', ids }),
  find: (settings, asking) => holdersIn('role', settings, asking),
  why: (settings, person, asking) => whichHolds('role', settings, person, asking),
})

const people = sourceKind({
  settings: z.object({ kind: z.literal('people'), people: z.array(z.string().min(1)).min(1) }),
  names: ({ people: ids }) => ({ kind: 'people', ids }),
  find: ({ people }) => people,
})

const starter = sourceKind({
  settings: z.object({ kind: z.literal('starter') }),
  hangsOn: () => 'starter',
  find: (_settings, { starter }) => [starter],
})

/** Every way to find people. A new one is its file and one line here and in the union. */
export const sourceKinds = {
  people,
  starter,
  manager,
  departmentHead,
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

/** Everybody active that the sources name, once each, in order, with the kind that found them first and by which facts. */
export function findPeople(sources: readonly PeopleSource[], asking: SourceContext): readonly FoundPerson[] {
  const found = new Map<string, FoundPerson>()
  for (const source of sources)
    for (const person of namedBy(source, asking))
      if (!found.has(person) && asking.facts.directory.isActive(person))
        found.set(person, foundBy(source, person, asking))
  return [...found.values()]
}

/** What the answer of a source hangs on besides the organization. */
export function hangsOn(source: PeopleSource): SourceDependency {
  return kindOfSource(source).hangsOn?.(source as never) ?? 'nothing'
}

/** The people, or sets of people, that a source names by their ids. */
export function holdersNamedBy(source: PeopleSource): NamedHolders | undefined {
  return kindOfSource(source).names?.(source as never)
}

/** Everybody whom a source names whatever the case, also who is not active; undefined where it hangs on the case. */
export function fixedPeople(source: PeopleSource, directory: Directory): readonly string[] | undefined {
  const named = holdersNamedBy(source)
  if (!named) return undefined
  const { kind, ids } = named
  return kind === 'people' ? ids : ids.flatMap((id) => directory.holdersOf({ kind, id }))
}

/** The node ('start' or an id) whose people a source means. */
export function nodeNamedBy(source: PeopleSource): string | undefined {
  return kindOfSource(source).node?.of(source as never)
}

/** The source with another node, where it names one. */
export function withNodeNamed(source: PeopleSource, named: (node: string) => string): PeopleSource {
  const { node } = kindOfSource(source)
  return node ? node.to(source as never, named(node.of(source as never))) : source
}

/** What has to be asked of a data interface before a source can find anybody. */
export function questionOf(source: PeopleSource): InterfaceQuestion | undefined {
  return kindOfSource(source).question?.(source as never)
}

/** Everybody the sources name, also who is not active any more. */
export function namedBy(source: PeopleSource, asking: SourceContext): readonly string[] {
  return kindOfSource(source).find(source as never, asking)
}

const ordered: ReadonlySet<string> = new Set(
  Object.entries(sourceKinds).flatMap(([kind, one]) => ('isOrdered' in one && one.isOrdered ? [kind] : [])),
)

/** Whether one of the sources wants its people asked one after another. */
export function isOrdered(sources: readonly PeopleSource[]): boolean {
  return sources.some(({ kind }) => ordered.has(kind))
}

function foundBy(source: PeopleSource, person: string, asking: SourceContext): FoundPerson {
  const why = kindOfSource(source).why?.(source as never, person, asking)
  return { person, source: source.kind, ...(why && { why }) }
}

function kindOfSource({ kind }: PeopleSource): SourceKind<never> {
  return sourceKinds[kind] as unknown as SourceKind<never>
}
