import { refuse } from '../../refusals.ts'
import { evenSuspended, firstOf, unlessExists, unlessSystemOrAdministrator } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Records a step done by an outside system (payment, booking); only the history grows, in any status. */
export const recordStep: CommandRule<'recordStep'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessExists, unlessSystemOrAdministrator),
  options: 'none',
  carryOut(run, { by, name }) {
    if (name.trim() === '') refuse('flow.stepNameEmpty')
    run.record({ type: 'stepRecorded', at: run.now, by, name })
  },
}
