import type { CaseState } from '../../case/case-state.ts'
import { isUnfinished, type Task } from '../../case/task.ts'
import type { Run } from '../../engine/run.ts'
import { openTasksFor } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { dependants, depthOf, openSigners, votingRule } from '../../nodes/people/ballot.ts'
import { openStage, taskAt } from '../../nodes/people/people-node.ts'
import { settleVotes } from '../../nodes/people/settle-votes.ts'
import { type Objection, refuse } from '../../refusals.ts'
import { closeHelpers, demandAgreement, receiversOf } from '../../rules/decision.ts'
import {
  type Actor,
  type CaseContext,
  firstOf,
  ifFrozen,
  liveOnly,
  notOnRevocation,
  unlessExists,
  unlessRunning,
} from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand, unlessOwnTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'
import type { FlowCommandOf } from '../flow-command.ts'

/**
 * Lets colleagues vote by a rule of their own. Before: the owner waits and then decides freely. After: the owner agrees
 * with this command, and the verdict of the colleagues becomes the owner's vote.
 */
export const addSigners: CommandRule<'addSigners'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: notOnRevocation,
  objection: firstOf(unlessInHand, unlessMayAdd),
  options: 'none',
  carryOut(run, command) {
    const { by, task: id, people, place, voting, ...given } = command
    const task = knownTask(run.state, id)
    const requested = receiversOf(run, { by, task, people })
    if (place === 'after') agreeFirst(run, command)

    const born = openStage(run.plan.definition.rules)
    const { isInTurn } = votingRule(voting)
    const signers = openTasksFor(run.state, requested, (turn) => (isInTurn && turn > 0 ? 'waiting' : born))
    const remark = place === 'before' ? remarkOf(given) : {}
    run.record({ type: 'signersAdded', at: run.now, by, task: id, place, voting, signers, ...remark })
    walk(run, settleVotes(run, nodeOfTask(run.plan, task)))
  },
}

function agreeFirst(run: Run, { by, task: id, ...given }: FlowCommandOf<'addSigners'>): void {
  const remark = demandAgreement(run, id, given)
  const type = taskAt(nodeOfTask(run.plan, knownTask(run.state, id))).event
  run.record({ type, at: run.now, by, task: id, ...remark })
  closeHelpers(run, id)
}

function unlessMayAdd({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  if (!state || !task) return undefined

  const { addSigners: levels } = nodeOfTask(plan, task)
  if (levels === 0) return { code: 'flow.addSignersOff' }
  return depthOf(state, task) < levels ? undefined : { code: 'flow.addSignersTooDeep', params: { levels } }
}

/** The owner removes signers who have not voted; at least one of them stays. */
export const removeSigners: CommandRule<'removeSigners'> = {
  about: 'task',
  movesCase: true,
  asksForChoices: true,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessExists, unlessOwnTask, unlessRunning, unlessSigners, ifFrozen),
  options: ({ state }, task) => ({
    removable: removableSigners(state, task).map(({ person }) => person),
    mostRemovable: mostRemovable(state, task),
  }),
  carryOut(run, { by, task: id, people }) {
    const owner = knownTask(run.state, id)
    const leaving = removableSigners(run.state, owner).filter(({ person }) => people.includes(person))
    if (leaving.length < new Set(people).size || leaving.length === 0) refuse('flow.signerNotThere')
    if (leaving.length >= remainingSigners(run.state, owner).length) refuse('flow.lastSigner')

    const tasks = [...leaving, ...dependants(run.state, leaving).filter(isUnfinished)].map((one) => one.id)
    run.record({ type: 'tasksCancelled', at: run.now, by, tasks, reason: 'removed' })
    walk(run, settleVotes(run, nodeOfTask(run.plan, owner)))
  },
}

function unlessSigners({ state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  const isPossible = state && task && mostRemovable(state, task) > 0 && task.stage !== 'cancelled'
  return isPossible ? undefined : { code: 'flow.noSigners' }
}

/** Signers who have not voted. */
function removableSigners(state: CaseState, owner: Task): readonly Task[] {
  return openSigners(state, owner)?.tasks.filter(isUnfinished) ?? []
}

/** How many signers may be removed; one must stay. */
function mostRemovable(state: CaseState, owner: Task): number {
  return Math.min(removableSigners(state, owner).length, remainingSigners(state, owner).length - 1)
}

function remainingSigners(state: CaseState, owner: Task): readonly Task[] {
  const tasks = openSigners(state, owner)?.tasks ?? []
  return tasks.filter(
    ({ stage, decision }) => stage !== 'cancelled' && decision !== 'transferred' && decision !== 'returned',
  )
}
