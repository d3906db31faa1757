import { releaseWaits } from '../../engine/release-waits.ts'
import { walk } from '../../engine/walk.ts'
import { evenSuspended } from '../../rules/admission.ts'
import { firstOf, unlessAlive, unlessSystem } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { unlessWaiting } from './open-waits.ts'

/** What a node without people waited for is there. */
export const endWait: CommandRule<'endWait'> = {
  about: 'wait',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessAlive, unlessSystem, unlessWaiting),
  carryOut(run, { wait, result }) {
    const ended = { wait, outcome: 'done', ...(result !== undefined && { result }) } as const
    run.record({ type: 'waitEnded', at: run.now, by: null, ...ended })
    walk(run, releaseWaits(run))
  },
}
