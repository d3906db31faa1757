import type { NodeOf } from '../definition/flow-definition.ts'
import { type FlowPlan, nameOfNode } from '../definition/flow-plan.ts'
import type { Directory } from '../engine/facts.ts'
import { votingRule, weightsOf } from '../nodes/people/ballot.ts'
import { filterByRelation } from '../nodes/people/find-deciders.ts'
import { isPeopleNode, type PeopleNode } from '../nodes/people/people-node.ts'
import { dependencyOf, peopleNamedBy } from '../sources/people-source.ts'
import type { SourceContext } from '../sources/source-kind.ts'

export const coverageGaps = ['nobodyLaunches', 'nobody', 'onlyDeparted', 'onlyStarter', 'tooFew'] as const
/** `tooFew`: fewer people or weights than the vote of the node needs. */
export type CoverageGap = (typeof coverageGaps)[number]

/** A node that finds the wrong people for some starters, with examples and the people named for the first. */
export type CoverageFinding = Readonly<{
  node: string
  gap: CoverageGap
  starters: number
  examples: readonly string[]
  named: readonly string[]
  /** The node's rule for finding no one. */
  rule?: string
}>

export type Coverage = Readonly<{
  starters: number
  findings: readonly CoverageFinding[]
  /** Nodes whose people depend on the case: a form field, a data interface or an earlier decider. */
  unknown: readonly string[]
}>

/**
 * Checks whom each node would find, for everyone in `people` who may launch. Starters in the same organizational
 * position are checked once.
 */
export function coverageOf(
  plan: FlowPlan,
  { directory, people, now }: Readonly<{ directory: Directory; people: readonly string[]; now: string }>,
): Coverage {
  const starters = launchersIn(plan.start, people, directory)
  const requested = plan.definition.nodes
    .filter((node) => isPeopleNode(node))
    .filter((node) => asksByRule(node))
  const known = requested.filter((node) => !dependsOnCase(node))
  const places = Map.groupBy(starters, positionKeyIn(directory))
  const findings = known.flatMap((node) => findingsAt(node, { plan, directory, now, starters, places }))
  const nobody = { node: plan.start.id, gap: 'nobodyLaunches', starters: 0, examples: [], named: [] } as const
  return {
    starters: starters.length,
    findings: starters.length === 0 ? [nobody] : findings,
    unknown: requested.filter(dependsOnCase).map(({ id }) => id),
  }
}

/** Steps whose people are always chosen by the previous approver need no check. */
function asksByRule({ sources, candidates, nobody }: PeopleNode): boolean {
  return sources.length > 0 || !(candidates || nobody.rule === 'previous')
}

function dependsOnCase({ sources }: PeopleNode): boolean {
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

type CoverageQuery = Readonly<{
  plan: FlowPlan
  directory: Directory
  now: string
  starters: readonly string[]
  places: ReadonlyMap<string, readonly string[]>
}>

function findingsAt(node: PeopleNode, looking: CoverageQuery): readonly CoverageFinding[] {
  const found = new Map<CoverageGap, { starters: string[]; named: readonly string[] }>()
  for (const alike of startersAlike(node, looking)) {
    const [first = ''] = alike
    const seen = checkStarter(first, node, looking)
    for (const starter of alike) {
      const gap = gapFor(starter, node, seen)
      if (gap === undefined) continue
      const one = found.get(gap) ?? { starters: [], named: seen.named }
      one.starters.push(starter)
      found.set(gap, one)
    }
  }
  return [...found].map(([gap, { starters, named }]) => ({
    node: node.id,
    gap,
    starters: starters.length,
    examples: starters.slice(0, mostExamples),
    named: named.slice(0, mostExamples),
    rule: node.nobody.rule,
  }))
}

const mostExamples = 5

/** Groups of starters for whom a node finds the same people. */
function startersAlike(
  { sources, among }: PeopleNode,
  { starters, places }: CoverageQuery,
): Iterable<readonly string[]> {
  const wants = sources.map(dependencyOf)
  if (wants.includes('starter') || among === 'superiors' || among === 'subordinates')
    return starters.map((starter) => [starter])
  return wants.includes('place') || among !== 'everybody' ? places.values() : [starters]
}

type StarterResult = Readonly<{
  found: readonly string[]
  named: readonly string[]
  active: number
  weight: number
}>

function checkStarter(
  starter: string,
  node: PeopleNode,
  { plan, directory, now }: CoverageQuery,
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
  const weigh = weightsOf(node, () => asking)
  const weight = found.reduce((sum, person) => sum + weigh(person), 0)
  return { found, named: found.length > 0 ? found : named, active: active.length, weight }
}

function gapFor(
  starter: string,
  { voting, candidates }: PeopleNode,
  seen: StarterResult,
): CoverageGap | undefined {
  const { found, named, active, weight } = seen
  if (found.length === 0) return named.length > 0 && active === 0 ? 'onlyDeparted' : 'nobody'
  if (found.every((person) => person === starter)) return 'onlyStarter'
  const needed = votingRule(voting).tally?.agreeCount
  if (candidates || needed === undefined) return undefined
  return weight < needed ? 'tooFew' : undefined
}

/** The people who may launch now. */
export function launchersIn(
  { launchers }: Pick<NodeOf<'start'>, 'launchers'>,
  people: readonly string[],
  directory: Directory,
): readonly string[] {
  const active = people.filter((person) => directory.isActive(person))
  if (launchers === 'everyone') return active

  const named = new Set(
    launchers.flatMap(({ kind, ids }) =>
      kind === 'people' ? ids : ids.flatMap((id) => directory.holdersOf({ kind, id })),
    ),
  )
  return active.filter((person) => named.has(person))
}
