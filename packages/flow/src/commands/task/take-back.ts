import type { CaseState } from '../../case/case-state.ts'
import type { Task, TaskDecision, TaskStage } from '../../case/task.ts'
import type { FlowNode, FlowRules } from '../../definition/flow-definition.ts'
import type { FlowPlan } from '../../definition/flow-plan.ts'
import { cancelTasks, cancelWaits } from '../../engine/tasks-and-waits.ts'
import { kindOf } from '../../nodes/node-kinds.ts'
import {
  type Ballot,
  ballotOf,
  dependants,
  isRootTask,
  openSigners,
  votingRule,
} from '../../nodes/people/ballot.ts'
import { openStage, type PeopleNode } from '../../nodes/people/people-node.ts'
import type { Objection } from '../../refusals.ts'
import {
  type Actor,
  type CaseContext,
  firstOf,
  ifFrozen,
  isUntouched,
  liveOnly,
  unlessExists,
  unlessRunning,
} from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessOwnTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Takes back the actor's own vote, until somebody has acted on its result. */
export const takeBack: CommandRule<'takeBack'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessOwnTask,
    ({ plan }) => (plan.definition.rules.takeBack ? undefined : { code: 'flow.takeBackOff' }),
    unlessOwnVote,
    unlessRunning,
    ifFrozen,
    ifTouched,
  ),
  options: 'none',
  carryOut(run, { by, task: id }) {
    const task = knownTask(run.state, id)
    const node = nodeOfTask(run.plan, task)
    const voided = nodesAfter(run.plan, run.state, task)
    const hanging = new Set(dependants(run.state, [task]).map((one) => one.id))
    cancelTasks(run, 'takenBack', (other) => voided.includes(other.node))
    cancelWaits(run, 'takenBack', (wait) => voided.includes(wait.node))
    cancelTasks(run, 'removed', (other) => hanging.has(other.id))
    run.record({
      type: 'decisionTakenBack',
      at: run.now,
      by,
      task: id,
      node: task.node,
      from: run.state.visits[task.node]?.from ?? 'start',
      stages: stagesAfter(run.plan.definition.rules, run.state, { task, node }),
      voided,
    })
  },
}

/** The voter or their principal takes a vote back; added signers only while their ballot is open. */
function unlessOwnVote({ state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isVote =
    state !== null &&
    task !== undefined &&
    task.decision !== undefined &&
    countsAsVote[task.decision] &&
    task.automatic === undefined &&
    task.round === state.visits[task.node]?.round &&
    (actor.by === task.person || actor.by === task.agent) &&
    (isRootTask(task) || isStillVoting(state, task))
  return isVote ? undefined : { code: 'flow.nothingToTakeBack' }
}

/** Which decisions count in a ballot and can be taken back. */
const countsAsVote: Readonly<Record<TaskDecision, boolean>> = {
  agreed: true,
  rejected: true,
  handled: true,
  returned: false,
  transferred: false,
  assisted: false,
}

function isStillVoting({ tasks }: CaseState, { group }: Task): boolean {
  return tasks.some(({ signers }) => signers?.group === group && signers?.isOpen)
}

function ifTouched({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  if (!state || !task) return { code: 'flow.nothingToTakeBack' }

  const later = nodesAfter(plan, state, task)
  const signed = openSigners(state, task)?.tasks ?? []
  const dependent = [
    ...state.tasks.filter(({ node }) => later.includes(node)),
    ...turnsAfter(ballotOf(state, nodeOfTask(plan, task), task), task),
    ...signed,
  ]
  const isPast = later.some((node) => isPassed(plan, state, node))
  const isDecidedByOthers = task.signers?.place === 'after' && !task.signers.isOpen
  return isUntouched(dependent) && !isPast && !isDecidedByOthers && isStillHere(state, task, later)
    ? undefined
    : { code: 'flow.nextNodeTouched' }
}

/** The work of a node without people cannot be undone. */
function isPassed(plan: FlowPlan, { tokens }: CaseState, id: string): boolean {
  const node = plan.nodes.get(id)
  return node !== undefined && kindOf(node).waitsFor === 'system' && !tokens.some(({ node: at }) => at === id)
}

/** The node is still voting, or a token it sent on can be taken up again. */
function isStillHere({ tokens, visits }: CaseState, { node }: Task, later: readonly string[]): boolean {
  const since = visits[node]?.sequence ?? 0
  const senders = [node, ...later]
  return tokens.some(
    (token) =>
      token.node === node || (senders.includes(token.from) && (visits[token.node]?.sequence ?? 0) > since),
  )
}

/** Working nodes entered because this task's node was left. */
function nodesAfter(plan: FlowPlan, state: CaseState, { node: origin }: Task): readonly string[] {
  const since = state.visits[origin]?.sequence ?? 0
  return Object.entries(state.visits)
    .filter(([node, visit]) => visit.sequence > since && isWorkedAt(plan.nodes.get(node)))
    .map(([node]) => node)
    .filter((node) => isLedTo(state, node, { origin, since }))
}

function isWorkedAt(node: FlowNode | undefined): boolean {
  if (!node) return false
  const { waitsFor } = kindOf(node)
  return waitsFor === 'people' || waitsFor === 'system'
}

type Origin = Readonly<{ origin: string; since: number }>

/** Each hop goes to an earlier visit, so the loop ends. */
function isLedTo({ visits }: CaseState, node: string, { origin, since }: Origin): boolean {
  let visit = visits[node]
  while (visit && visit.sequence > since) {
    if (visit.from === origin) return true
    const earlier = visits[visit.from]
    visit = earlier && earlier.sequence < visit.sequence ? earlier : undefined
  }
  return false
}

type DecidedTask = Readonly<{ task: Task; node: PeopleNode }>

/**
 * Stages of the task and of the tasks that reopen with it: tasks closed by the decision open again, later turns wait.
 * Removed helpers and signers stay removed.
 */
function stagesAfter(
  rules: FlowRules,
  state: CaseState,
  { task, node }: DecidedTask,
): Readonly<Record<string, TaskStage>> {
  const closed = state.tasks.filter((one) => isInRound(one, task) && isClosedByDecision(state, one))
  const later = turnsAfter(ballotOf(state, node, task), task)
  const waiting = new Set([
    ...later,
    ...closed.filter((one) => isLaterTurn(state, node, one, [task, ...closed])),
  ])
  const stageOf = (one: Task): TaskStage => {
    const waitsForSigners = one.signers?.isOpen && one.signers.place === 'before'
    return waiting.has(one) || waitsForSigners ? 'waiting' : openStage(rules, one)
  }
  return Object.fromEntries([task, ...closed, ...later].map((one) => [one.id, stageOf(one)]))
}

/** The tasks whose turn comes after this one in a sequential ballot. */
function turnsAfter({ voting, tasks }: Ballot, { id }: Task): readonly Task[] {
  return votingRule(voting).isInTurn ? tasks.slice(tasks.findIndex((task) => task.id === id) + 1) : []
}

function isInRound({ node, round }: Task, task: Task): boolean {
  return node === task.node && round === task.round
}

function isClosedByDecision({ tasks }: CaseState, task: Task): boolean {
  if (task.stage !== 'cancelled' || task.assists !== undefined || task.isRemoved) return false
  return (
    task.group === undefined || tasks.some(({ signers }) => signers?.isOpen && signers.group === task.group)
  )
}

/** Whether an earlier turn of the same sequential ballot opens again first. */
function isLaterTurn(state: CaseState, node: PeopleNode, task: Task, back: readonly Task[]): boolean {
  const ballot = ballotOf(state, node, task)
  const earlier = ballot.tasks.slice(0, ballot.tasks.indexOf(task))
  return votingRule(ballot.voting).isInTurn && earlier.some((one) => back.includes(one))
}
