import type { NodeOf } from '../definition/flow-definition.ts'
import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { Directory } from '../engine/facts.ts'
import { weightsOf } from '../nodes/people/ballot.ts'
import { filterByRelation } from '../nodes/people/find-deciders.ts'
import type { PeopleNode } from '../nodes/people/people-node.ts'
import { dependencyOf, peopleNamedBy } from '../sources/people-source.ts'
import type { SourceContext } from '../sources/source-kind.ts'

/** The organization against which a flow is checked; `people` are all who might launch. */
export type Organization = Readonly<{ directory: Directory; people: readonly string[]; now: string }>

export type StarterQuery = Readonly<{
  plan: FlowPlan
  directory: Directory
  now: string
  starters: readonly string[]
  /** Starters by their position in the organization. */
  places: ReadonlyMap<string, readonly string[]>
}>

export function createQuery(plan: FlowPlan, { directory, people, now }: Organization): StarterQuery {
  const starters = launchersIn(plan.start, people, directory)
  return { plan, directory, now, starters, places: Map.groupBy(starters, positionKeyIn(directory)) }
}

/** Steps whose people are always chosen by the previous approver need no check. */
export function asksByRule({ sources, candidates, nobody }: PeopleNode): boolean {
  return sources.length > 0 || !(candidates || nobody.rule === 'previous')
}

export function dependsOnCase({ sources }: PeopleNode): boolean {
  return sources.some((source) => dependencyOf(source) === 'case')
}

const highest = 20

/** The organizational facts of a person that sources and filters use, as a key. */
function positionKeyIn(directory: Directory) {
  return (person: string): string => {
    const above: string[] = []
    for (let level = 1; level <= highest; level += 1) {
      const superior = directory.managerOf(person, level)
      if (superior === undefined) break
      above.push(superior)
    }
    const own = [directory.departmentOf(person) ?? '', directory.companyOf(person) ?? '']
    return [...own, ...directory.positionsOf(person), '', ...above].join(' ')
  }
}

/** Groups of starters for whom a node finds the same people. */
export function startersAlike(
  { sources, among }: PeopleNode,
  { starters, places }: StarterQuery,
): Iterable<readonly string[]> {
  const wants = sources.map(dependencyOf)
  if (wants.includes('starter') || among === 'superiors' || among === 'subordinates')
    return starters.map((starter) => [starter])
  return wants.includes('place') || among !== 'everybody' ? places.values() : [starters]
}

export type StarterResult = Readonly<{
  found: readonly string[]
  named: readonly string[]
  active: number
  /** Votes of all people found, and of one of them. */
  weight: number
  weightOf: (person: string) => number
}>

export function findForStarter(
  starter: string,
  node: PeopleNode,
  { plan, directory, now }: StarterQuery,
): StarterResult {
  const asking: SourceContext = {
    starter,
    previous: [starter],
    facts: { now, values: {}, directory, isAdministrator: () => false },
    handledAt: (at) => (at === 'start' ? [starter] : []),
    nameOfNode: (at) => nameOfNode(plan, at),
  }
  const named = [...new Set(node.sources.flatMap((source) => peopleNamedBy(source, asking)))]
  const active = named.filter((person) => directory.isActive(person))
  const meant = filterByRelation(
    active.map((person) => ({ person, source: '' })),
    node.among,
    asking,
  )
  const found = meant.map(({ person }) => person)
  const weightOf = weightsOf(node, () => asking)
  const weight = found.reduce((sum, person) => sum + weightOf(person), 0)
  return { found, named: found.length > 0 ? found : named, active: active.length, weight, weightOf }
}

/** The people who may launch now. */
export function launchersIn(
  { launchers }: Pick<NodeOf<'start'>, 'launchers'>,
  people: readonly string[],
  directory: Directory,
): readonly string[] {
  const active = people.filter((person) => directory.isActive(person))
  if (launchers === 'everyone') return active.filter((person) => !directory.isExternal?.(person))

  const named = new Set(
    launchers.flatMap(({ kind, ids }) =>
      kind === 'people' ? ids : ids.flatMap((id) => directory.holdersOf({ kind, id })),
    ),
  )
  return active.filter((person) => named.has(person))
}
