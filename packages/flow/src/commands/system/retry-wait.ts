import type { Objection } from '../../refusals.ts'
import { remarkOf } from '../../remark.ts'
import { liveOnly } from '../../rules/admission.ts'
import {
  type Actor,
  type CaseContext,
  firstOf,
  unlessAdministrator,
  unlessAlive,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { unlessWaiting, waitOf } from './open-waits.ts'

/** An administrator has failed work tried again. */
export const retryWait: CommandRule<'retryWait'> = {
  about: 'wait',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessAlive, unlessAdministrator, unlessWaiting, unlessFailed),
  carryOut(run, { by, wait, ...remark }) {
    run.record({ type: 'waitRetried', at: run.now, by, wait, ...remarkOf(remark) })
  },
}

function unlessFailed({ state }: CaseContext, actor: Actor): Objection | undefined {
  return waitOf(state, actor)?.failure ? undefined : { code: 'flow.waitNotFailed' }
}
