import { isUndone } from '../case/case-state.ts'
import type { Run } from '../engine/run.ts'
import { type Remark, remarkOf } from '../events/happened.ts'
import { refuse } from '../refusals.ts'
import { knownTask, nodeOfTask } from './own-task.ts'
import { checkActive } from './receivers.ts'

/** The remark that was given; refuses when the node requires more. */
export function demandRemark(run: Run, task: string, given: Remark): Remark {
  const node = nodeOfTask(run.plan, knownTask(run.state, task))
  const remark = remarkOf(given)
  if (node.opinion === 'required' && !remark.opinion) refuse('flow.opinionRequired', { node: node.name })
  if (node.signature === 'required' && !remark.signature)
    refuse('flow.signatureRequired', { node: node.name })
  if (node.attachment === 'required' && !remark.attachments)
    refuse('flow.attachmentRequired', { node: node.name })
  return remark
}

/** Cancels the help that was asked for on a task that is decided. */
export function closeHelpers(run: Run, of: string): void {
  if (run.state.tasks.every(({ assists }) => assists === undefined)) return

  const tasks = run.state.tasks.filter((task) => task.assists === of && isUndone(task)).map(({ id }) => id)
  if (tasks.length > 0)
    run.record({ type: 'tasksCancelled', at: run.now, by: null, tasks, reason: 'decided' })
}

type CopyRight = Readonly<{ id: string; copyFreely: boolean }>
type CopyList = Readonly<{ by: string; copyTo?: readonly string[] }>

/** Copies the case to people; refuses where the node does not allow it. */
export function copyAlong(
  run: Run,
  { id: node, copyFreely }: CopyRight,
  { by, copyTo = [] }: CopyList,
): void {
  if (copyTo.length === 0) return
  if (!copyFreely) refuse('flow.copyOff')

  checkActive(run, copyTo)
  run.record({ type: 'copied', at: run.now, by, node, people: [...new Set(copyTo)] })
}
