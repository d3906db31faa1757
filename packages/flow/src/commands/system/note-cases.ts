import { firstOf, unlessAlive, unlessSystem } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { knownWait, unlessWaiting } from './open-waits.ts'

/** Cases of other flows were begun at a node. */
export const noteCases: CommandRule<'noteCases'> = {
  about: 'wait',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessSystem(actor),
      () => unlessWaiting(moment, actor),
    ),
  carryOut(run, { wait, cases }) {
    const { node } = knownWait(run.state, wait)
    run.record({ type: 'casesBegun', at: run.now, by: null, node, cases })
  },
}
