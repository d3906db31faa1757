import {
  type CaseState,
  isUndone,
  type Json,
  type Task,
  type TaskStage,
  type Wait,
} from '../case/case-state.ts'
import type { FlowNode } from '../definition/flow-definition.ts'
import type { CancelReason, OpenedTask } from '../events/flow-event.ts'
import { nextSteps, type Run, type Step } from './run.ts'

/** The next tasks of a case, one for each of these people in order. */
export function openTasksFor(
  { id, taskCount }: CaseState,
  people: readonly string[],
  stageOf: (place: number) => TaskStage,
): readonly OpenedTask[] {
  return people.map((person, place) => ({
    task: `${id}-${taskCount + 1 + place}`,
    person,
    stage: stageOf(place),
  }))
}

/** Task ids are derived: `<case>-<n>`, n counting the case's tasks from 1. */
export function nextTaskId({ id, taskCount }: CaseState): string {
  return `${id}-${taskCount + 1}`
}

/** Whether such a task of this case was ever opened, also when the state has forgotten it. */
export function wasTask({ id, taskCount }: CaseState, task: string): boolean {
  const number = task.startsWith(`${id}-`) ? task.slice(id.length + 1) : ''
  return /^[1-9]\d*$/.test(number) && Number(number) <= taskCount
}

/**
 * A token reaches a node without people and stays until `endWait`. `asks` is plain JSON: whoever does the work outside
 * learns from it, and from the event's time, all that it needs; `evolve` never looks at the flow.
 */
export function openWait(run: Run, { id: node, kind }: FlowNode, step: Step, asks: Json): readonly Step[] {
  if (run.state.tokens.some((token) => token.node === node)) return []

  const round = (run.state.visits[node]?.round ?? 0) + 1
  const happened = { at: run.now, by: null, node, round }
  run.record({ type: 'nodeEntered', ...happened, from: step.from })
  run.record({ type: 'waitOpened', ...happened, wait: nextWaitId(run), kind, asks })
  return []
}

/** Derived from the place in the case's history, so it is never given twice: `<case>-w<sequence>`. */
function nextWaitId({ state: { id, sequence } }: Run): string {
  return `${id}-w${sequence + 1}`
}

/**
 * Lets the tokens go whose waits are over, as far as the case runs and they are not set aside. Whatever makes a case run
 * again asks for this, since a wait may have ended meanwhile.
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

/** Cancels what is not done yet, everywhere or where `which` says so. */
export function cancelTasks(
  run: Run,
  reason: CancelReason,
  which: (task: Task) => boolean = () => true,
): void {
  const tasks = run.state.tasks.filter((task) => isUndone(task) && which(task)).map(({ id }) => id)
  if (tasks.length > 0) run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason })
}

/** Gives up what is waited for, everywhere or where `which` says so: whoever does the work finds the wait gone. */
export function cancelWaits(
  run: Run,
  reason: CancelReason,
  which: (wait: Wait) => boolean = () => true,
): void {
  const waits = (run.state.waits ?? []).filter(which).map(({ id }) => id)
  if (waits.length > 0) run.record({ type: 'waitsCancelled', at: run.now, by: null, waits, reason })
}
