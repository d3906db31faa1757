import type { CaseState, CaseStatus, FrozenReturn } from '../case/case-state.ts'
import { type AutomaticRule, isUnfinished } from '../case/task.ts'
import type { NodeKindName } from '../definition/flow-definition.ts'
import { type FlowPlan, nodeOf } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import { nextSteps, Run } from '../engine/run.ts'
import { releaseWaits } from '../engine/tasks-and-waits.ts'
import { walk } from '../engine/walk.ts'
import type { FlowEvent, FlowEventOf } from '../events/flow-event.ts'
import { votingOf } from '../nodes/people/ballot.ts'
import { leaveNode, resumeFrozenWork } from '../nodes/people/leave-node.ts'
import { isPeopleNode, type PeopleNode, taskAt } from '../nodes/people/people-node.ts'
import type { NobodyRule } from '../nodes/people-settings.ts'
import { traitsOf } from '../nodes/traits-of.ts'
import type { Voting } from '../nodes/voting.ts'
import type { SourceReason } from '../sources/source-kind.ts'

/**
 * The upcoming steps if everyone agrees and nothing else changes, computed by running the engine ahead. Without a
 * state, or when the starter may launch (again), the whole route; in a running case, the steps after the current
 * ones; none for a case that does not move.
 */
export function previewRoute(
  plan: FlowPlan,
  facts: Facts,
  starter: string,
  state: CaseState | null = null,
): readonly RouteStep[] {
  const run = new Run(plan, state, facts, 'foresee', { by: null, choices: {}, onMissing: 'foresee' })
  const reopened = state?.frozen?.at === 'start' ? [stepOfFrozen(plan, state.frozen)] : []
  if (state === null || launchable.has(state.status)) startPreview(run, starter)

  const seen = new Set<string>()
  passWaits(run, seen)
  for (let node = busyNode(run); node && !seen.has(node.id); node = busyNode(run)) {
    seen.add(node.id)
    agreeAll(run, node)
    passWaits(run, seen)
  }
  return [...reopened, ...stepsOf(plan, run.events)]
}

const launchable: ReadonlySet<CaseStatus> = new Set([
  'draft',
  'returned',
  'recalled',
  'rejected',
  'terminated',
])

/** After a straight-back return, the person who returned the case comes first. */
function stepOfFrozen(plan: FlowPlan, { node: id, person, source }: FrozenReturn): RouteStep {
  const node = nodeOf(plan, id)
  const voting = isPeopleNode(node) ? { voting: votingOf(node).mode } : {}
  return { node: id, kind: node.kind, name: node.name, people: [{ person, source }], ...voting }
}

function startPreview(run: Run, starter: string): void {
  const before = run.stateOrNull
  const isStraightBack = before?.frozen?.at === 'start'
  run.record({
    type: 'caseLaunched',
    at: run.now,
    by: starter,
    caseId: before?.id ?? 'preview',
    flowVersionId: before?.flowVersionId ?? '',
    starter: before?.starter ?? starter,
    title: '',
    urgency: 'normal',
    ...(isStraightBack && { straightBack: true }),
  })
  walk(run, isStraightBack ? resumeFrozenWork(run) : nextSteps(run, run.plan.start.id, 'start'))
}

function busyNode(run: Run): PeopleNode | undefined {
  if (run.stateOrNull?.status !== 'running') return undefined

  const nodes = run.state.tokens.map((token) => nodeOf(run.plan, token.node))
  return nodes.find((node) => isPeopleNode(node))
}

/** Assumes that all waits end. */
function passWaits(run: Run, seen: Set<string>): void {
  const next = () => run.stateOrNull?.waits?.find((wait) => !wait.outcome && !seen.has(wait.node))
  for (let wait = next(); wait && run.state.status === 'running'; wait = next()) {
    seen.add(wait.node)
    run.record({ type: 'waitEnded', at: run.now, by: null, wait: wait.id, outcome: 'done' })
    walk(run, releaseWaits(run))
  }
}

function agreeAll(run: Run, node: PeopleNode): void {
  const undone = run.state.tasks.filter((task) => task.node === node.id && isUnfinished(task))
  const { event: type, decision } = taskAt(node)
  for (const { id, person } of undone) run.record({ type, at: run.now, by: person, task: id })
  walk(run, leaveNode(run, node, decision))
}

function stepsOf(plan: FlowPlan, events: readonly FlowEvent[]): readonly RouteStep[] {
  return events.flatMap((event): RouteStep[] => {
    if (event.type === 'copied')
      return traitsOf(nodeOf(plan, event.node)).informs ? [copyStep(plan, event)] : []
    if (event.type === 'nodeEntered') return peopleStep(plan, events, event)
    return []
  })
}

function copyStep(plan: FlowPlan, { node, people }: FlowEventOf<'copied'>): RouteStep {
  const { kind, name } = nodeOf(plan, node)
  return { node, kind, name, people: people.map((person) => ({ person, source: 'copy' })) }
}

function peopleStep(
  plan: FlowPlan,
  events: readonly FlowEvent[],
  { node: id, round }: FlowEventOf<'nodeEntered'>,
): RouteStep[] {
  const node = nodeOf(plan, id)
  const exception = events.find((event) => event.type === 'exceptionRaised' && event.node === id)
  const isToChoose = isPeopleNode(node) && node.candidates && { isToChoose: true as const }
  const explained = {
    ...(exception?.type === 'exceptionRaised' ? explainException(exception) : {}),
    ...isToChoose,
  }
  if (!isPeopleNode(node) && traitsOf(node).waitsFor !== 'system' && !explained.problem) return []

  const { kind, name } = node
  const people = peopleAt(events, id, round)
  return [
    {
      node: id,
      kind,
      name,
      people,
      ...(isPeopleNode(node) && { voting: votingOf(node).mode }),
      ...explained,
    },
  ]
}

function peopleAt(events: readonly FlowEvent[], node: string, round: number): readonly RoutePerson[] {
  return events
    .filter((event) => event.type === 'taskOpened')
    .filter((opened) => opened.node === node && opened.round === round)
    .map(({ task, person, source, why }) => {
      const agreed = events.find((event) => event.type === 'taskAgreed' && event.task === task)
      const automatic = agreed?.type === 'taskAgreed' ? agreed.automatic : undefined
      return { person, source, ...(why && { why }), ...(automatic && { automatic }) }
    })
}

const nobodyRules = ['administrator', 'people', 'pass', 'refuse', 'starter', 'previous'] as const

function explainException({
  code,
  stops,
  params,
}: FlowEventOf<'exceptionRaised'>): Pick<RouteStep, 'nobody' | 'problem' | 'isToChoose'> {
  const nobody = nobodyRules.find((rule) => rule === params?.['rule'])
  const isToChoose = nobody === 'previous' && { isToChoose: true as const }
  if (code === 'choiceMissing') return { problem: 'branchToChoose' }

  const problem = stops && (code === 'noLineTrue' || code === 'nobodyFound' || code === 'endlessWalk')
  return { ...(nobody && { nobody }), ...isToChoose, ...(problem && { problem: code }) }
}

/** `source` is the kind of the approver source that found the person, or `nobody.<rule>` when none did. */
export type RoutePerson = Readonly<{
  person: string
  source: string
  why?: SourceReason
  automatic?: AutomaticRule
}>

/** An upcoming step, with the people who would get it and why. */
export type RouteStep = Readonly<{
  node: string
  kind: NodeKindName
  name: string
  people: readonly RoutePerson[]
  voting?: Voting['mode']
  /** The previous approver chooses: from these people, or anybody when there are none. */
  isToChoose?: true
  /** The rule applied because no one was found. */
  nobody?: NobodyRule['rule']
  /** Why the route cannot be predicted further. */
  problem?: 'noLineTrue' | 'nobodyFound' | 'endlessWalk' | 'branchToChoose'
}>
