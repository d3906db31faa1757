import { secondsOf } from '../../calendar/wall-clock.ts'
import { isOpen } from '../../case/task.ts'
import type { Objection } from '../../refusals.ts'
import {
  type CaseContext,
  firstOf,
  liveOnly,
  unlessAdministrator,
  unlessExists,
  unlessRunning,
  unlessStarter,
} from '../../rules/objections.ts'

import type { CommandRule } from '../command-rule.ts'

/** Reminds everyone with an open task, at most as often as the flow allows; for the starter or an administrator. */
export const urge: CommandRule<'urge'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(
    unlessExists,
    (context, actor) => (unlessAdministrator(context, actor) ? unlessStarter(context, actor) : undefined),
    unlessRunning,
    ({ state }) => (state?.tasks.some(isOpen) ? undefined : { code: 'flow.nobodyToUrge' }),
    ifTooSoon,
  ),
  options: 'none',
  carryOut(run, { by, text }) {
    const tasks = run.state.tasks.filter(isOpen).map(({ id }) => id)
    run.record({ type: 'urged', at: run.now, by, tasks, ...(text !== undefined && { text }) })
  },
}

function ifTooSoon({ plan, state, facts }: CaseContext): Objection | undefined {
  if (state?.urgedAt === undefined) return undefined

  const { minutesBetween } = plan.definition.rules.urge
  const waited = secondsOf(facts.now) - secondsOf(state.urgedAt)
  if (waited >= minutesBetween * 60) return undefined
  return {
    code: 'flow.urgeTooSoon',
    params: { at: state.urgedAt, minutes: Math.ceil((minutesBetween * 60 - waited) / 60) },
  }
}
