import { nameOfNode } from '../../definition/flow-plan.ts'
import { type Directory, inPlaceOf } from '../../engine/facts.ts'
import type { Run } from '../../engine/run.ts'
import {
  type FoundPerson,
  findPeople,
  type PeopleSource,
  peopleNamedBy,
} from '../../sources/people-source.ts'
import type { SourceContext } from '../../sources/source-kind.ts'
import type { NobodyRule, StarterRelation } from '../people-settings.ts'
import type { PeopleNode } from './people-node.ts'

/**
 * The deciders, and the `nobody` rule that named them, with the reason. `pass`, `refuse` and `previous` name no one.
 */
export type Deciders = Readonly<{
  people: readonly FoundPerson[]
  nobody?: Readonly<{ rule: NobodyRule['rule']; sources: string; named: number; active: number }>
}>

/** Settings shared by nodes that find people. */
type PeopleFinder = Pick<PeopleNode, 'sources' | 'among' | 'nobody'>

export function findDeciders(run: Run, node: PeopleFinder, from: string): Deciders {
  const asking = sourceContextAt(run, from)
  const people = candidatesAt(node, asking)
  return people.length > 0
    ? { people }
    : { people: findSubstitutes(run, node.nobody), nobody: whyNobody(node, asking) }
}

/** The people found by a node's sources. */
export function candidatesAt(
  { sources, among }: Pick<PeopleFinder, 'sources' | 'among'>,
  asking: SourceContext,
): readonly FoundPerson[] {
  return filterByRelation(findPeople(sources, asking), among, asking)
}

/** The context of a node's sources for a token that comes `from` there. */
export function sourceContextAt(
  { plan, state, facts }: Pick<Run, 'plan' | 'state' | 'facts'>,
  from: string,
): SourceContext {
  return {
    starter: state.starter,
    previous: decidersAt(state, from),
    facts,
    handledAt: (node) => decidersAt(state, node === plan.start.id ? 'start' : node),
    nameOfNode: (node) => nameOfNode(plan, node),
  }
}

function decidersAt({ starter, tasks, visits }: Run['state'], node: string): readonly string[] {
  if (node === 'start') return [starter]

  const round = visits[node]?.round
  return tasks
    .filter((task) => task.node === node && task.round === round)
    .filter(({ decision }) => decision === 'agreed' || decision === 'handled')
    .map(({ person }) => person)
}

function whyNobody(
  { sources, nobody }: PeopleFinder,
  asking: SourceContext,
): NonNullable<Deciders['nobody']> {
  const named = new Set(sources.flatMap((source: PeopleSource) => peopleNamedBy(source, asking)))
  const active = [...named].filter((person) => asking.facts.directory.isActive(person)).length
  return {
    rule: nobody.rule,
    sources: sources.map(({ kind }) => kind).join(' '),
    named: named.size,
    active,
  }
}

function findSubstitutes(run: Run, nobody: NobodyRule): readonly FoundPerson[] {
  if (nobody.rule === 'pass' || nobody.rule === 'refuse' || nobody.rule === 'previous') return []

  const { state, facts } = run
  const source = `nobody.${nobody.rule}`
  const named = {
    people: () => namedIn(nobody, facts.directory),
    starter: () => [state.starter],
    administrator: () => [],
  }
  const active = named[nobody.rule]().filter((person) => facts.directory.isActive(person))
  const people = active.length > 0 ? active : administrators(run)
  return [...new Set(people)].map((person) => ({ person, source }))
}

export function administrators({ facts: { directory } }: Pick<Run, 'facts'>): readonly string[] {
  return directory.administrators().filter((person) => directory.isActive(person))
}

function namedIn(nobody: NobodyRule, directory: Directory): readonly string[] {
  return nobody.rule === 'people' ? nobody.people.map((named) => inPlaceOf(named, directory)) : []
}

/** Keeps the people with the wanted relation to the starter. */
export function filterByRelation(
  found: readonly FoundPerson[],
  among: StarterRelation,
  { starter, facts: { directory } }: SourceContext,
): readonly FoundPerson[] {
  if (among === 'everybody') return found

  const isMeant = relations[among](directory, starter)
  return found.filter(({ person }) => isMeant(person))
}

type Relation = (directory: Directory, starter: string) => (person: string) => boolean

const relations: Readonly<Record<Exclude<StarterRelation, 'everybody'>, Relation>> = {
  sameDepartment: (directory, starter) => sameAs((person) => directory.departmentOf(person), starter),
  sameCompany: (directory, starter) => sameAs((person) => directory.companyOf(person), starter),
  samePosition: (directory, starter) => {
    const own = new Set(directory.positionsOf(starter))
    return (person) => directory.positionsOf(person).some((position) => own.has(position))
  },
  superiors: (directory, starter) => (person) => isAbove(directory, person, starter),
  subordinates: (directory, starter) => (person) => isAbove(directory, starter, person),
}

function sameAs(placeOf: (person: string) => string | undefined, starter: string) {
  const own = placeOf(starter)
  return (person: string) => own !== undefined && placeOf(person) === own
}

/** Limit of levels; a longer chain of command means circular data. */
const highest = 20

function isAbove(directory: Directory, above: string, below: string): boolean {
  for (let level = 1; level <= highest; level += 1) {
    const superior = directory.managerOf(below, level)
    if (superior === undefined) return false
    if (superior === above) return true
  }
  return false
}
