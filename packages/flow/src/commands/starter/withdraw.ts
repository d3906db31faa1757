import { cancelTasks, cancelWaits } from '../../engine/cancel-tasks.ts'
import { remarkOf } from '../../events/happened.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf, unlessAlive, unlessStarter, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The starter gives up a case that was sent back to them. */
export const withdraw: CommandRule<'withdraw'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessAlive, unlessStarter, unlessStatus(['returned'], 'flow.notReturned')),
  carryOut(run, { by, ...remark }) {
    cancelTasks(run, 'withdrawn')
    cancelWaits(run, 'withdrawn')
    run.record({ type: 'caseWithdrawn', at: run.now, by, ...remarkOf(remark) })
  },
}
