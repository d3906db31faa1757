import type { CaseState } from '../case/case-state.ts'
import { isUnfinished, type Task, type TaskStage } from '../case/task.ts'
import type { Json, Wait } from '../case/wait.ts'
import type { FlowNode } from '../definition/flow-definition.ts'
import type { CancelReason, OpenedTask } from '../events/flow-event.ts'
import { nextSteps, type Run, type Step } from './run.ts'

/** Ids and stages of new tasks for these people, in order. */
export function openTasksFor(
  { id, taskCount }: CaseState,
  people: readonly string[],
  stageOf: (index: number) => TaskStage,
): readonly OpenedTask[] {
  return people.map((person, index) => ({
    task: `${id}-${taskCount + 1 + index}`,
    person,
    stage: stageOf(index),
  }))
}

/** Task ids are derived: `<case>-<n>`, n counting the case's tasks from 1. */
export function nextTaskId({ id, taskCount }: CaseState): string {
  return `${id}-${taskCount + 1}`
}

/** Whether the id belongs to a task of this case, including dropped ones. */
export function isTaskOfCase({ id, taskCount }: CaseState, task: string): boolean {
  const number = task.startsWith(`${id}-`) ? task.slice(id.length + 1) : ''
  return /^[1-9]\d*$/.test(number) && Number(number) <= taskCount
}

/**
 * Holds a token at a node without people until `endWait`. `asks` carries all data the outside worker needs, because
 * `evolve` never reads the flow.
 */
export function openWait(run: Run, { id: node, kind }: FlowNode, step: Step, asks: Json): readonly Step[] {
  if (run.state.tokens.some((token) => token.node === node)) return []

  const round = (run.state.visits[node]?.round ?? 0) + 1
  const happened = { at: run.now, by: null, node, round }
  run.record({ type: 'nodeEntered', ...happened, from: step.from })
  run.record({ type: 'waitOpened', ...happened, wait: nextWaitId(run), kind, asks })
  return []
}

/** Derived from the event sequence, so never reused: `<case>-w<sequence>`. */
function nextWaitId({ state: { id, sequence } }: Run): string {
  return `${id}-w${sequence + 1}`
}

/**
 * Moves the tokens of ended waits, if the case runs and the wait is not set aside. Every command that lets a case run
 * again calls this, because waits may have ended meanwhile.
 */
export function releaseWaits(run: Run): readonly Step[] {
  if (run.state.status !== 'running') return []
  return (run.state.waits ?? [])
    .filter(({ outcome, isFrozen }) => outcome !== undefined && !isFrozen)
    .flatMap((wait) => passOn(run, wait))
}

function passOn(run: Run, { node, round }: Wait): readonly Step[] {
  const from = run.state.tokens.find((token) => token.node === node)?.from ?? 'start'
  run.record({ type: 'nodeLeft', at: run.now, by: null, node, round, outcome: 'done' })
  return nextSteps(run, node, from)
}

/** Cancels unfinished tasks, all of them or those that `which` selects. */
export function cancelTasks(
  run: Run,
  reason: CancelReason,
  which: (task: Task) => boolean = () => true,
): void {
  const tasks = run.state.tasks.filter((task) => isUnfinished(task) && which(task)).map(({ id }) => id)
  if (tasks.length > 0) run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason })
}

/** Cancels waits, all of them or those that `which` selects. Workers find that the wait is gone. */
export function cancelWaits(
  run: Run,
  reason: CancelReason,
  which: (wait: Wait) => boolean = () => true,
): void {
  const waits = (run.state.waits ?? []).filter(which).map(({ id }) => id)
  if (waits.length > 0) run.record({ type: 'waitsCancelled', at: run.now, by: null, waits, reason })
}
