import type { FlowPlan } from '../definition/flow-plan.ts'
import { votingRule } from '../nodes/people/ballot.ts'
import { isPeopleNode, type PeopleNode } from '../nodes/people/people-node.ts'
import {
  asksByRule,
  createQuery,
  dependsOnCase,
  findForStarter,
  type Organization,
  type StarterQuery,
  type StarterResult,
  startersAlike,
} from './starter-groups.ts'

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
  /** Everyone who may be asked to decide, as far as this is known without a case. */
  deciders: readonly string[]
}>

/**
 * Checks whom each node would find, for everyone in `people` who may launch. Starters in the same organizational
 * position are checked once.
 */
export function coverageOf(plan: FlowPlan, organization: Organization): Coverage {
  const query = createQuery(plan, organization)
  const requested = plan.definition.nodes
    .filter((node) => isPeopleNode(node))
    .filter((node) => asksByRule(node))
  const known = requested.filter((node) => !dependsOnCase(node))
  const deciders = new Set<string>()
  const findings = known.flatMap((node) => findingsAt(node, query, deciders))
  const nobody = { node: plan.start.id, gap: 'nobodyLaunches', starters: 0, examples: [], named: [] } as const
  const count = query.starters.length
  return {
    starters: count,
    findings: count === 0 ? [nobody] : findings,
    unknown: requested.filter(dependsOnCase).map(({ id }) => id),
    deciders: [...deciders],
  }
}

function findingsAt(
  node: PeopleNode,
  query: StarterQuery,
  deciders: Set<string>,
): readonly CoverageFinding[] {
  const found = new Map<CoverageGap, { starters: string[]; named: readonly string[] }>()
  for (const alike of startersAlike(node, query)) {
    const [first = ''] = alike
    const seen = findForStarter(first, node, query)
    for (const person of seen.found) deciders.add(person)
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
