import { type Objection, refuse } from '../../refusals.ts'
import { copyAlong } from '../../rules/decision.ts'
import {
  type Actor,
  type CaseContext,
  evenArchived,
  firstOf,
  liveOnly,
  unlessExists,
} from '../../rules/objections.ts'
import { knownTask, nodeOfTask, taskOf, unlessInHand } from '../../rules/own-task.ts'
import type { CommandRule } from '../command-rule.ts'

/** Copies the case to colleagues while working on a task. */
export const copy: CommandRule<'copy'> = {
  about: 'task',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessInHand, unlessCopyOn),
  options: 'none',
  carryOut(run, { by, task, people }) {
    if (people.length === 0) refuse('flow.chosenNobody')
    copyAlong(run, nodeOfTask(run.plan, knownTask(run.state, task)), { by, copyTo: people })
  },
}

function unlessCopyOn({ plan, state }: CaseContext, actor: Actor): Objection | undefined {
  const task = taskOf(state, actor)
  return task && !nodeOfTask(plan, task).copyFreely ? { code: 'flow.copyOff' } : undefined
}

/** Marks the copies of a reader as read; repeating it changes nothing. */
export const openCopy: CommandRule<'openCopy'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenArchived,
  objection: firstOf(unlessExists, ({ state }, { by }) =>
    state?.copies.some(({ person }) => person === by) ? undefined : { code: 'flow.notCopied' },
  ),
  options: 'none',
  carryOut(run, { by }) {
    const isUnread = run.state.copies.some(({ person, readAt }) => person === by && readAt === undefined)
    if (isUnread) run.record({ type: 'copyOpened', at: run.now, by })
  },
}
