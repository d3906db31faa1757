import { evenSuspended } from '../../rules/admission.ts'
import { firstOf, unlessAlive, unlessSystem } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { knownWait, unlessWaiting } from './open-waits.ts'

/** Cases of other flows were begun at a node. */
export const noteCases: CommandRule<'noteCases'> = {
  about: 'wait',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessAlive, unlessSystem, unlessWaiting),
  carryOut(run, { wait, cases }) {
    const { node } = knownWait(run.state, wait)
    run.record({ type: 'casesBegun', at: run.now, by: null, node, cases })
  },
}
