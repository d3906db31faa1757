import type { CaseState, Task, TaskStage } from '../case-state.ts'
import { cancelTasks } from '../engine/cancel-tasks.ts'
import type { FlowRules } from '../flow-rules.ts'
import { openStage } from '../nodes/people/stage.ts'
import type { Objection } from '../refusals.ts'
import { aftermath } from './aftermath.ts'
import type { Actor, CommandRule, Moment } from './command-rule.ts'
import { firstOf, ifFrozen, isUntouched, unlessAlive, unlessRunning } from './objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessOwnTask } from './own-task.ts'

/** Takes back one's own vote, until somebody has touched what came of it. */
export const takeBack: CommandRule<'takeBack'> = {
  about: 'task',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessOwnTask(moment, actor),
      () => (moment.plan.definition.rules.takeBack ? undefined : { code: 'flow.takeBackOff' }),
      () => unlessOwnVote(moment, actor),
      () => unlessRunning(moment),
      () => ifFrozen(moment),
      () => ifTouched(moment, actor),
    ),
  carryOut(run, { by, task: id }) {
    const task = knownTask(run.state, id)
    const voided = aftermath(run.plan, run.state, task)
    cancelTasks(run, 'takenBack', ({ node }) => voided.includes(node))
    run.record({
      type: 'decisionTakenBack',
      at: run.now,
      by,
      task: id,
      node: task.node,
      from: run.state.visits[task.node]?.from ?? 'start',
      stages: stagesAfter(run.state, task, run.plan.definition.rules, isInTurn(run.plan, task)),
      voided,
    })
  },
}

function isInTurn(plan: Moment['plan'], task: Task): boolean {
  return nodeOfTask(plan, task).voting.mode === 'sequential'
}

function unlessOwnVote({ state }: Moment, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isVote =
    task !== undefined &&
    ['agreed', 'rejected', 'handled'].includes(task.decision ?? '') &&
    task.automatic === undefined &&
    task.round === state?.visits[task.node]?.round
  return isVote ? undefined : { code: 'flow.nothingToTakeBack' }
}

function ifTouched({ plan, state }: Moment, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  if (!state || !task) return { code: 'flow.nothingToTakeBack' }

  const later = aftermath(plan, state, task)
  const dependants = [
    ...state.tasks.filter(({ node }) => later.includes(node)),
    ...(isInTurn(plan, task) ? followersOf(state, task) : []),
  ]
  return isUntouched(dependants) && isStillHere(state, task, later)
    ? undefined
    : { code: 'flow.nextNodeTouched' }
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

/** Whose turn comes after this task, one after another. */
function followersOf({ tasks }: CaseState, task: Task): readonly Task[] {
  const round = tasks.filter(({ node, round }) => node === task.node && round === task.round)
  return round.slice(round.findIndex(({ id }) => id === task.id) + 1)
}

function stagesAfter(
  state: CaseState,
  task: Task,
  rules: FlowRules,
  isSequential: boolean,
): Readonly<Record<string, TaskStage>> {
  const followers = isSequential ? followersOf(state, task) : []
  const cancelled = state.tasks.filter(
    ({ node, round, stage }) => node === task.node && round === task.round && stage === 'cancelled',
  )
  const reopened = [task, ...cancelled].map((one) => [one.id, openStage(rules, one)] as const)
  return Object.fromEntries([...reopened, ...followers.map(({ id }) => [id, 'waiting'] as const)])
}
