import { sealAt } from '../case/seal.ts'
import { isUnfinished, type Task } from '../case/task.ts'
import type { Run } from '../engine/run.ts'
import { type Remark, remarkOf } from '../events/flow-event.ts'
import { refuse } from '../refusals.ts'
import { nodeParams } from '../translations/translate-flow.ts'
import { knownTask, nodeOfTask } from './own-task.ts'
import { refuseExternals } from './refuse-externals.ts'

/** The remark that was given; refuses when the node requires more. */
export function demandRemark(run: Run, task: string, given: Remark): Remark {
  const node = nodeOfTask(run.plan, knownTask(run.state, task))
  const remark = remarkOf(given)
  if (node.opinion === 'required' && !remark.opinion)
    refuse('flow.opinionRequired', nodeParams(run.plan, node.id))
  if (node.signature === 'required' && !remark.signature)
    refuse('flow.signatureRequired', nodeParams(run.plan, node.id))
  if (node.attachment === 'required' && !remark.attachments)
    refuse('flow.attachmentRequired', nodeParams(run.plan, node.id))
  return remark
}

/** The remark of an agreement; refuses a missing seal, and one that the step does not offer for this task. */
export function demandAgreement(run: Run, task: string, given: Remark): Remark {
  const remark = demandRemark(run, task, given)
  const known = knownTask(run.state, task)
  const { rule, seals } = sealAt(run.plan, run.state, known)
  const params = nodeParams(run.plan, known.node)
  if (rule === 'must' && !remark.seal) refuse('flow.sealRequired', params)
  if (rule === 'none' && remark.seal) refuse('flow.sealOff', params)
  if (remark.seal && seals.length > 0 && !seals.includes(remark.seal.seal))
    refuse('flow.sealNotOffered', { ...params, seal: remark.seal.name })
  return remark
}

/** The remark of a decision against the case; refuses when the node requires a reason and there is none. */
export function demandReason(run: Run, task: string, given: Remark): Remark {
  const node = nodeOfTask(run.plan, knownTask(run.state, task))
  const remark = demandRemark(run, task, given)
  if (node.reason && !remark.opinion) refuse('flow.reasonRequired', nodeParams(run.plan, node.id))
  return remark
}

/** Cancels the help asked for on a decided task. */
export function closeHelpers(run: Run, of: string): void {
  if (run.state.tasks.every(({ assists }) => assists === undefined)) return

  const tasks = run.state.tasks
    .filter((task) => task.assists === of && isUnfinished(task))
    .map(({ id }) => id)
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
  refuseExternals(run, copyTo)
  run.record({ type: 'copied', at: run.now, by, node, people: [...new Set(copyTo)] })
}

/** Refuses people who have left. */
export function checkActive(run: Run, people: readonly string[]): void {
  const { directory } = run.facts
  const gone = people.find((person) => !directory.isActive(person))
  if (gone !== undefined) refuse('flow.chosenInactive', { name: directory.nameOf(gone) })
}

type Request = Readonly<{ by: string; task: Task; people: readonly string[] }>

/**
 * The people a task owner asks, once each. Refuses the owner, inactive people and people with a task in this round.
 */
export function receiversOf(run: Run, { by, task, people }: Request): readonly string[] {
  if (people.length === 0) refuse('flow.chosenNobody')
  if (people.includes(by)) refuse('flow.chosenSelf')
  refuseOwner(run, task, people)

  checkActive(run, people)
  refuseExternals(run, people)
  const busy = people.find((person) => hasTask(run, task, person))
  if (busy !== undefined) refuse('flow.chosenHasTask', { name: run.facts.directory.nameOf(busy) })
  return [...new Set(people)]
}

/** Refuses an agent who hands work to the principal, who already owns it. */
export function refuseOwner(run: Run, { person }: Task, people: readonly string[]): void {
  if (people.includes(person)) refuse('flow.chosenPrincipal', { name: run.facts.directory.nameOf(person) })
}

/** Whether the person has a task at this node in this round; transferred and removed tasks do not count. */
export function hasTask({ state }: Run, { node, round }: Task, person: string): boolean {
  return state.tasks.some(
    (task) =>
      task.person === person &&
      task.node === node &&
      task.round === round &&
      task.decision !== 'transferred' &&
      !task.isRemoved,
  )
}
