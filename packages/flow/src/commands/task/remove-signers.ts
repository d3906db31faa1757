import { type CaseState, isUndone, type Task } from '../../case/case-state.ts'
import { walk } from '../../engine/walk.ts'
import { dependants, openSigners } from '../../nodes/people/ballot.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import { type Objection, refuse } from '../../refusals.ts'
import { liveOnly } from '../../rules/admission.ts'
import {
  type Actor,
  type CaseContext,
  firstOf,
  ifFrozen,
  unlessAlive,
  unlessRunning,
} from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessOwnTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** The owner removes signers who have not voted; at least one of them stays. */
export const removeSigners: CommandRule<'removeSigners'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessAlive, unlessOwnTask, unlessRunning, unlessSigners, ifFrozen),
  options: ({ state }, task) => ({
    removable: removable(state, task).map(({ person }) => person),
    mostRemovable: mostRemovable(state, task),
  }),
  carryOut(run, { by, task: id, people }) {
    const owner = knownTask(run.state, id)
    const leaving = removable(run.state, owner).filter(({ person }) => people.includes(person))
    if (leaving.length < new Set(people).size || leaving.length === 0) refuse('flow.signerNotThere')
    if (leaving.length >= staying(run.state, owner).length) refuse('flow.lastSigner')

    const tasks = [...leaving, ...dependants(run.state, leaving).filter(isUndone)].map((one) => one.id)
    run.record({ type: 'tasksCancelled', at: run.now, by, tasks, reason: 'removed' })
    walk(run, settleVotes(run, nodeOfTask(run.plan, owner)))
  },
}

function unlessSigners({ state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isPossible = state && task && mostRemovable(state, task) > 0 && task.stage !== 'cancelled'
  return isPossible ? undefined : { code: 'flow.noSigners' }
}

/** The signers who have not voted. */
function removable(state: CaseState, owner: Task): readonly Task[] {
  return openSigners(state, owner)?.tasks.filter(isUndone) ?? []
}

/** How many signers can be removed: one stays. */
function mostRemovable(state: CaseState, owner: Task): number {
  return Math.min(removable(state, owner).length, staying(state, owner).length - 1)
}

function staying(state: CaseState, owner: Task): readonly Task[] {
  const tasks = openSigners(state, owner)?.tasks ?? []
  return tasks.filter(
    ({ stage, decision }) => stage !== 'cancelled' && decision !== 'transferred' && decision !== 'returned',
  )
}
