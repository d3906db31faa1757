import { evenSuspended } from '../../rules/admission.ts'
import { firstOf, unlessAlive, unlessSystem } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { knownWait, unlessWaiting } from './open-waits.ts'

/** The work was tried in vain as often as it may be: the token stays, the rest of the case goes on, and it is seen. */
export const failWait: CommandRule<'failWait'> = {
  about: 'wait',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessAlive, unlessSystem, unlessWaiting),
  carryOut(run, { wait, reason }) {
    const { node } = knownWait(run.state, wait)
    const happened = { at: run.now, by: null }
    run.record({ type: 'waitFailed', ...happened, wait, reason })
    run.record({ type: 'exceptionRaised', ...happened, code: 'automationFailed', node, stops: false })
  },
}
