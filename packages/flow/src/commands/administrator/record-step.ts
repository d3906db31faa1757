import { refuse } from '../../refusals.ts'
import { firstOf, unlessAdministrator, unlessAlive } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Notes that something outside did a step (a payment, a booking). Whatever the case's status, only history grows. */
export const recordStep: CommandRule<'recordStep'> = {
  about: 'case',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => (actor.by === null ? undefined : unlessAdministrator(moment, actor)),
    ),
  carryOut(run, { by, name }) {
    if (name.trim() === '') refuse('flow.stepNameEmpty')
    run.record({ type: 'stepRecorded', at: run.now, by, name })
  },
}
