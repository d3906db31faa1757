import { releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import {
  evenSuspended,
  firstOf,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessStatus,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** An administrator stops a case; people cannot act on it until it is resumed. */
export const suspend: CommandRule<'suspend'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['running', 'exception', 'returned'], 'flow.notRunning'),
  ),
  options: 'none',
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseSuspended', at: run.now, by, ...remarkOf(remark) })
  },
}

/** Resumes a suspended case and moves the tokens of waits that ended meanwhile. */
export const resume: CommandRule<'resume'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessExists, unlessAdministrator, unlessStatus(['suspended'], 'flow.notSuspended')),
  options: 'none',
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseResumed', at: run.now, by, ...remarkOf(remark) })
    walk(run, releaseWaits(run))
  },
}
