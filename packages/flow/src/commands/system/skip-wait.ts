import { releaseWaits } from '../../engine/release-waits.ts'
import { walk } from '../../engine/walk.ts'
import { liveOnly } from '../../rules/admission.ts'
import { firstOf, unlessAdministrator, unlessAlive } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { unlessWaiting } from './open-waits.ts'

/** An administrator goes on without what is waited for. */
export const skipWait: CommandRule<'skipWait'> = {
  about: 'wait',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessAlive, unlessAdministrator, unlessWaiting),
  carryOut(run, { by, wait }) {
    run.record({ type: 'waitEnded', at: run.now, by, wait, outcome: 'skipped' })
    walk(run, releaseWaits(run))
  },
}
