import { releaseWaits } from '../../engine/release-waits.ts'
import { walk } from '../../engine/walk.ts'
import { firstOf, unlessAdministrator, unlessAlive } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'
import { unlessWaiting } from './open-waits.ts'

/** An administrator goes on without what is waited for. */
export const skipWait: CommandRule<'skipWait'> = {
  about: 'wait',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => unlessAdministrator(moment, actor),
      () => unlessWaiting(moment, actor),
    ),
  carryOut(run, { by, wait }) {
    run.record({ type: 'waitEnded', at: run.now, by, wait, outcome: 'skipped' })
    walk(run, releaseWaits(run))
  },
}
