import { openStage } from '../../nodes/people/people-node.ts'
import type { Objection } from '../../refusals.ts'
import { type Actor, type CaseContext, firstOf, liveOnly } from '../../rules/objections.ts'
import { knownTask, taskOf, unlessOwnOpenTask } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Claims a task: from to-sign to to-do. */
export const sign: CommandRule<'sign'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, ({ state }, actor) =>
    taskOf(state, actor)?.stage === 'toSign' ? undefined : { code: 'flow.alreadySigned' },
  ),
  options: 'none',
  carryOut(run, { by, task }) {
    const signed = { ...knownTask(run.state, task), signedAt: run.now }
    const stage = openStage(run.plan.definition.rules, signed)
    run.record({ type: 'taskSigned', at: run.now, by, task, stage })
  },
}

/** Releases a claimed task on which work has not begun. */
export const unsign: CommandRule<'unsign'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessOwnOpenTask,
    ({ state }, actor) =>
      taskOf(state, actor)?.signedAt === undefined ? { code: 'flow.notSigned' } : undefined,
    ({ state }, actor) =>
      taskOf(state, actor)?.startedAt === undefined ? undefined : { code: 'flow.alreadyStarted' },
  ),
  options: 'none',
  carryOut(run, { by, task }) {
    run.record({ type: 'taskUnsigned', at: run.now, by, task })
  },
}

/** Begins to handle a task: from to-do to doing. */
export const start: CommandRule<'start'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, unlessToDo),
  options: 'none',
  carryOut(run, { by, task }) {
    run.record({ type: 'taskStarted', at: run.now, by, task })
  },
}

function unlessToDo({ state }: CaseContext, actor: Actor): Objection | undefined {
  const stage = taskOf(state, actor)?.stage
  if (stage === 'toSign') return { code: 'flow.signFirst' }
  return stage === 'toDo' ? undefined : { code: 'flow.alreadyStarted' }
}

/**
 * Records that the owner opened a task; once, and only in flows where opening ends the chance to take the previous
 * decision back.
 */
export const openTask: CommandRule<'openTask'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessOwnOpenTask, unlessWanted),
  options: 'none',
  carryOut(run, { by, task }) {
    run.record({ type: 'taskSeen', at: run.now, by, task })
  },
}

function unlessWanted({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const isWanted = plan.definition.rules.takeBackUntil === 'opened'
  return isWanted && taskOf(state, actor)?.seenAt === undefined ? undefined : { code: 'flow.alreadyOpened' }
}
