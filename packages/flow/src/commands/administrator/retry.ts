import { openExceptions } from '../../case/case-state.ts'
import { cancelTasks, cancelWaits, releaseWaits } from '../../engine/tasks-and-waits.ts'
import { walk } from '../../engine/walk.ts'
import { remarkOf } from '../../events/flow-event.ts'
import { type Objection, refuse } from '../../refusals.ts'
import {
  type CaseContext,
  firstOf,
  ifFrozen,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessStatus,
} from '../../rules/objections.ts'
import { lastChosen } from '../../rules/send-back.ts'
import { nodeParams } from '../../translations/translate-flow.ts'
import type { CommandRule } from '../command-rule.ts'

/** Enters a node with an exception again, once its cause is fixed. */
export const retry: CommandRule<'retry'> = {
  about: 'case',
  movesCase: true,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    unlessAdministrator,
    unlessStatus(['running', 'exception'], 'flow.notRunning'),
    ifFrozen,
    unlessException,
  ),
  options: 'none',
  carryOut(run, { by, node, ...remark }) {
    const token = run.state.tokens.find((one) => one.node === node)
    const hasException = openExceptions(run.state).some((exception) => exception.node === node)
    if (!token || !hasException) return refuse('flow.noException', nodeParams(run.plan, node))

    const again = lastChosen(run, node)
    cancelTasks(run, 'retried', (task) => task.node === node)
    cancelWaits(run, 'retried', (wait) => wait.node === node)
    run.record({ type: 'nodeRetried', at: run.now, by, node, ...remarkOf(remark) })
    walk(run, [{ to: node, from: token.from, ...again }, ...releaseWaits(run)])
  },
}

function unlessException({ state }: CaseContext): Objection | undefined {
  const hasOne = state !== null && openExceptions(state).length > 0
  return hasOne ? undefined : { code: 'flow.noException', params: { node: '' } }
}
