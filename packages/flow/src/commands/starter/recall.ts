import { cancelTasks, cancelWaits } from '../../engine/tasks-and-waits.ts'
import { remarkOf } from '../../events/flow-event.ts'
import type { Objection } from '../../refusals.ts'
import {
  type CaseContext,
  firstOf,
  ifFrozen,
  isUntouched,
  liveOnly,
  unlessExists,
  unlessStarter,
  unlessStatus,
} from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** The starter recalls a running case, as far as the flow's recall rule allows. */
export const recall: CommandRule<'recall'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessStarter,
    unlessStatus(['running', 'exception'], 'flow.notRunning'),
    unlessRuleAllows,
    ifFrozen,
  ),
  options: 'none',
  carryOut(run, { by, ...remark }) {
    cancelTasks(run, 'recalled')
    cancelWaits(run, 'recalled')
    run.record({ type: 'caseRecalled', at: run.now, by, ...remarkOf(remark) })
  },
}

function unlessRuleAllows({ plan, state }: CaseContext): Objection | undefined {
  const { recall: rule } = plan.definition.rules
  if (rule === 'never') return { code: 'flow.recallOff' }
  return rule === 'anytime' || isUntouched(state?.tasks ?? []) ? undefined : { code: 'flow.recallTooLate' }
}

/** The starter abandons a case that was sent back to them. */
export const withdraw: CommandRule<'withdraw'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessExists, unlessStarter, unlessStatus(['returned'], 'flow.notReturned')),
  options: 'none',
  carryOut(run, { by, ...remark }) {
    cancelTasks(run, 'withdrawn')
    cancelWaits(run, 'withdrawn')
    run.record({ type: 'caseWithdrawn', at: run.now, by, ...remarkOf(remark) })
  },
}
