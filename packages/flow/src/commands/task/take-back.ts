import type { CaseState, Task, TaskDecision } from '../../case-state.ts'
import { cancelTasks } from '../../engine/cancel-tasks.ts'
import { cancelWaits } from '../../engine/cancel-waits.ts'
import type { FlowPlan } from '../../flow-plan.ts'
import { kindOf } from '../../nodes/node-kinds.ts'
import { ballotOf, dependants, isRootTask, openSigners } from '../../nodes/people/ballot.ts'
import type { Objection } from '../../refusals.ts'
import { liveOnly } from '../../rules/admission.ts'
import {
  type Actor,
  type CaseContext,
  firstOf,
  ifFrozen,
  isUntouched,
  unlessAlive,
  unlessRunning,
} from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessOwnTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'
import { aftermath } from './aftermath.ts'
import { stagesAfter, turnsAfter } from './stages-after.ts'

/** Takes back one's own vote, until somebody has touched what came of it. */
export const takeBack: CommandRule<'takeBack'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessAlive,
    unlessOwnTask,
    ({ plan }) => (plan.definition.rules.takeBack ? undefined : { code: 'flow.takeBackOff' }),
    unlessOwnVote,
    unlessRunning,
    ifFrozen,
    ifTouched,
  ),
  carryOut(run, { by, task: id }) {
    const task = knownTask(run.state, id)
    const node = nodeOfTask(run.plan, task)
    const voided = aftermath(run.plan, run.state, task)
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

/** Who gave the vote takes it back, or the person in whose name an agent gave it. Signers only while they still vote. */
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

  const later = aftermath(plan, state, task)
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

/** What a node without people has done is done. */
function isPassed(plan: FlowPlan, { tokens }: CaseState, id: string): boolean {
  const node = plan.nodes.get(id)
  return node !== undefined && kindOf(node).waitsFor === 'system' && !tokens.some(({ node: at }) => at === id)
}

/** The node is still voting, or a token that its decision sent on can be taken up again. */
function isStillHere({ tokens, visits }: CaseState, { node }: Task, later: readonly string[]): boolean {
  const since = visits[node]?.sequence ?? 0
  const senders = [node, ...later]
  return tokens.some(
    (token) =>
      token.node === node || (senders.includes(token.from) && (visits[token.node]?.sequence ?? 0) > since),
  )
}
