import type { Task } from '../case/case-state.ts'
import type { Run } from '../engine/run.ts'
import { refuse } from '../refusals.ts'

/** Refuses people who have left. */
export function checkActive(run: Run, people: readonly string[]): void {
  const { directory } = run.facts
  const gone = people.find((person) => !directory.isActive(person))
  if (gone !== undefined) refuse('flow.chosenInactive', { name: directory.nameOf(gone) })
}

type Request = Readonly<{ by: string; task: Task; people: readonly string[] }>

/**
 * The people whom the owner of a task asks for something, once each; refuses the owner, people who have left, and people
 * with a task in this round.
 */
export function receiversOf(run: Run, { by, task, people }: Request): readonly string[] {
  if (people.length === 0) refuse('flow.chosenNobody')
  if (people.includes(by)) refuse('flow.chosenSelf')
  refuseOwner(run, task, people)

  checkActive(run, people)
  const busy = people.find((person) => hasTask(run, task, person))
  if (busy !== undefined) refuse('flow.chosenHasTask', { name: run.facts.directory.nameOf(busy) })
  return [...new Set(people)]
}

/** Refuses an agent who gives work to the principal, who owns it already. */
export function refuseOwner(run: Run, { person }: Task, people: readonly string[]): void {
  if (people.includes(person)) refuse('flow.chosenPrincipal', { name: run.facts.directory.nameOf(person) })
}

/** Whether the person works or has worked at this node in this round; transferred and removed tasks do not count. */
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
