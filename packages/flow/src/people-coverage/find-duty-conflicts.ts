import type { FlowPlan } from '../definition/flow-plan.ts'
import { actsFor, type Delegation, type DelegationKind } from '../delegation/delegation.ts'
import { votingOf, votingRule } from '../nodes/people/ballot.ts'
import { isPeopleNode, type PeopleNode, taskAt } from '../nodes/people/people-node.ts'
import {
  createQuery,
  dependsOnCase,
  findForStarter,
  type Organization,
  type StarterQuery,
  startersAlike,
} from './starter-groups.ts'

/**
 * `requestAndRelease`: the person who requests may approve alone. `releaseTwice`: the same person may approve alone at
 * two steps in a row.
 */
type DutyConflict = 'requestAndRelease' | 'releaseTwice'

/** Duties that one person may combine at a node. */
export type DutyFinding = Readonly<{
  conflict: DutyConflict
  node: string
  /** The step before, where the same person may approve. */
  before?: string
  /** Whether it takes a delegation. */
  isDelegated: boolean
  people: readonly string[]
}>

type Delegations = Readonly<{ flow: string; delegations: readonly Delegation[] }>

/**
 * Finds people who may approve what they requested, or approve twice in a row, delegations included. Steps whose
 * people depend on the case or are chosen are skipped, so that no finding is a guess.
 */
export function findDutyConflicts(
  plan: FlowPlan,
  organization: Organization,
  given: Delegations,
): readonly DutyFinding[] {
  const query = createQuery(plan, organization)
  const agentsFor = agentsIn(given, organization.now)
  const approving = plan.definition.nodes.filter((node) => isPeopleNode(node)).filter(isApproving)
  const steps = new Map(approving.map((node) => [node.id, solosAt(node, query)]))

  return approving.flatMap((node) => [
    ...ownRequests(node.id, { query, steps, agentsFor }),
    ...stepsBefore(plan, node.id).flatMap((before) =>
      doubleReleases(before, node.id, { query, steps, agentsFor }),
    ),
  ])
}

/** Steps that can say no, and whose people are known without a case. */
function isApproving(node: PeopleNode): boolean {
  return taskAt(node).mayReject && !node.candidates && !dependsOnCase(node)
}

type Solos = ReadonlyMap<string, readonly string[]>

/** For each starter the people who may settle the step alone. */
function solosAt(node: PeopleNode, query: StarterQuery): Solos {
  const solos = new Map<string, readonly string[]>()
  for (const alike of startersAlike(node, query)) {
    const [first] = alike
    if (first === undefined) continue
    const { found, weight, weightOf } = findForStarter(first, node, query)
    const { verdict } = votingRule(votingOf(node))
    const alone = found.filter((person) => {
      const agreed = weightOf(person)
      return verdict({ agreed, rejected: 0, undone: weight - agreed }) === 'agreed'
    })
    for (const starter of alike) solos.set(starter, alone)
  }
  return solos
}

type AgentsFor = (principal: string, kind: DelegationKind) => readonly string[]

function agentsIn({ flow, delegations }: Delegations, now: string): AgentsFor {
  return (principal, kind) => {
    const named = delegations.filter(({ from }) => from === principal).flatMap(({ to }) => to)
    return [...new Set(named)].filter((person) =>
      actsFor(delegations, { kind, flow, now, person, principal }),
    )
  }
}

type DutyContext = Readonly<{
  query: StarterQuery
  steps: ReadonlyMap<string, Solos>
  agentsFor: AgentsFor
}>

/** An agent never decides on their own request, but may have launched it for somebody else. */
function ownRequests(node: string, { query, steps, agentsFor }: DutyContext): readonly DutyFinding[] {
  const solos = steps.get(node)
  const direct = new Set<string>()
  const delegated = new Set<string>()
  for (const starter of query.starters) {
    const alone = solos?.get(starter) ?? []
    if (alone.includes(starter)) direct.add(starter)
    for (const launcher of agentsFor(starter, 'entrust'))
      if (mayActFor(launcher, alone, agentsFor)) delegated.add(launcher)
  }
  return findingsOf({ conflict: 'requestAndRelease', node }, direct, delegated)
}

function doubleReleases(
  before: string,
  node: string,
  { query, steps, agentsFor }: DutyContext,
): readonly DutyFinding[] {
  if (query.plan.definition.rules.automatic.sameAsPrevious) return []

  const pairs = distinctPairs(query.starters, steps.get(before), steps.get(node))
  const direct = pairs.flatMap(([first, second]) => first.filter((person) => second.includes(person)))
  const delegated = pairs.flatMap(([first, second]) =>
    [...first, ...second]
      .flatMap((principal) => agentsFor(principal, 'agency'))
      .filter((agent) => mayActFor(agent, first, agentsFor) && mayActFor(agent, second, agentsFor)),
  )
  return findingsOf({ conflict: 'releaseTwice', node, before }, new Set(direct), new Set(delegated))
}

function mayActFor(person: string, principals: readonly string[], agentsFor: AgentsFor): boolean {
  return principals.includes(person) || principals.some((one) => agentsFor(one, 'agency').includes(person))
}

/** What both steps find, once for all starters who are alike. */
function distinctPairs(starters: readonly string[], first: Solos | undefined, second: Solos | undefined) {
  const seen = new Map<readonly string[], Set<readonly string[]>>()
  for (const starter of starters) {
    const [one, other] = [first?.get(starter), second?.get(starter)]
    if (!one || !other) continue
    seen.set(one, (seen.get(one) ?? new Set()).add(other))
  }
  return [...seen].flatMap(([one, others]) => [...others].map((other) => [one, other] as const))
}

function findingsOf(
  duty: Pick<DutyFinding, 'conflict' | 'node' | 'before'>,
  direct: ReadonlySet<string>,
  delegated: ReadonlySet<string>,
): readonly DutyFinding[] {
  const onlyDelegated = [...delegated].filter((person) => !direct.has(person))
  return [
    ...(direct.size > 0 ? [{ ...duty, isDelegated: false, people: [...direct] }] : []),
    ...(onlyDelegated.length > 0 ? [{ ...duty, isDelegated: true, people: onlyDelegated }] : []),
  ]
}

/** The people nodes from which a token may come here without other people in between. */
function stepsBefore({ definition: { lines }, nodes }: FlowPlan, id: string): readonly string[] {
  const found = new Set<string>()
  const passed = new Set([id])
  for (const at of passed)
    for (const { from } of lines.filter(({ to }) => to === at)) {
      if (isPeopleNode(nodes.get(from))) found.add(from)
      else passed.add(from)
    }
  return [...found].filter((one) => one !== id)
}
