import { releaseWaits } from '../../engine/release-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../remark.ts'
import { evenSuspended } from '../../rules/admission.ts'
import { firstOf, unlessAdministrator, unlessAlive, unlessStatus } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Lets a suspended case go on; what the system has led to its end meanwhile ends now. */
export const resume: CommandRule<'resume'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessAlive, unlessAdministrator, unlessStatus(['suspended'], 'flow.notSuspended')),
  carryOut(run, { by, ...remark }) {
    run.record({ type: 'caseResumed', at: run.now, by, ...remarkOf(remark) })
    walk(run, releaseWaits(run))
  },
}
