import { isUnfinished, type Task } from '../../case/task.ts'
import type { Run } from '../../engine/run.ts'
import { nextTaskId } from '../../engine/tasks-and-waits.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { openStage } from '../../nodes/people/people-node.ts'
import { refuse } from '../../refusals.ts'
import { checkActive, closeHelpers, hasTask } from '../../rules/decision.ts'
import {
  firstOf,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessLauncher,
  unlessStatus,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import type { FlowCommandOf } from '../flow-command.ts'

/**
 * Gives every task of one person in a case to another one, with its vote and turn; tasks of others stay. Help asked of
 * that person is cancelled. A draft gets a new starter, who must be allowed to launch its flow.
 */
export const handOver: CommandRule<'handOver'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['running', 'exception', 'draft'], 'flow.notRunning'),
  ),
  options: 'none',
  carryOut(run, command) {
    const { by, from, to, ...remark } = command
    checkReceiver(run, command)
    if (run.state.status === 'draft') return handDraftOver(run, command)

    const mine = run.state.tasks.filter(
      (task) => task.person === from && isUnfinished(task) && !task.isFrozen,
    )
    if (mine.length === 0) refuse('flow.nothingToHandOver', { name: run.facts.directory.nameOf(from) })

    const help = mine.filter(({ assists }) => assists !== undefined).map(({ id }) => id)
    if (help.length > 0)
      run.record({ type: 'tasksCancelled', at: run.now, by, tasks: help, reason: 'decided' })
    for (const task of mine.filter(({ assists }) => assists === undefined)) {
      checkTask(run, task, to)
      const given = { task: task.id, newTask: nextTaskId(run.state), to, stage: stageAfter(run, task) }
      run.record({ type: 'taskTransferred', at: run.now, by, ...given, ...remarkOf(remark) })
      closeHelpers(run, task.id)
    }
  },
}

function handDraftOver(run: Run, { by, from, to, ...remark }: FlowCommandOf<'handOver'>): void {
  const { plan, facts, state } = run
  if (state.starter !== from) refuse('flow.nothingToHandOver', { name: facts.directory.nameOf(from) })
  if (unlessLauncher({ plan, facts, state: null }, { by: to }))
    refuse('flow.chosenMayNotLaunch', { name: facts.directory.nameOf(to) })
  run.record({ type: 'draftHandedOver', at: run.now, by, from, to, ...remarkOf(remark) })
}

function checkReceiver(run: Run, { from, to }: FlowCommandOf<'handOver'>): void {
  checkActive(run, [to])
  if (from === to) refuse('flow.chosenSelf')
}

/** Signers vote for the owner who added them, and a person has one vote in a round. */
function checkTask(run: Run, task: Task, to: string): void {
  if (task.signers?.isOpen) refuse('flow.waitsForSigners')
  if (hasTask(run, task, to)) refuse('flow.chosenHasTask', { name: run.facts.directory.nameOf(to) })
}

function stageAfter(run: Run, { stage }: Task): Task['stage'] {
  return stage === 'waiting' ? 'waiting' : openStage(run.plan.definition.rules)
}
