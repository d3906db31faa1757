import { isOpen } from '../../case-state.ts'
import { secondsOf } from '../../instant.ts'
import type { Objection } from '../../refusals.ts'
import {
  firstOf,
  unlessAdministrator,
  unlessAlive,
  unlessRunning,
  unlessStarter,
} from '../../rules/objections.ts'
import type { CommandRule, Moment } from '../command-rule.ts'

/** The starter, or an administrator, reminds everybody who holds the case now, not more often than the flow says. */
export const urge: CommandRule<'urge'> = {
  about: 'case',
  objection: (moment, actor) =>
    firstOf(
      () => unlessAlive(moment),
      () => (unlessAdministrator(moment, actor) ? unlessStarter(moment, actor) : undefined),
      () => unlessRunning(moment),
      () => (moment.state?.tasks.some(isOpen) ? undefined : { code: 'flow.nobodyToUrge' }),
      () => ifTooSoon(moment),
    ),
  carryOut(run, { by, text }) {
    const tasks = run.state.tasks.filter(isOpen).map(({ id }) => id)
    run.record({ type: 'urged', at: run.now, by, tasks, ...(text !== undefined && { text }) })
  },
}

function ifTooSoon({ plan, state, facts }: Moment): Objection | undefined {
  if (state?.urgedAt === undefined) return undefined

  const { minutesBetween } = plan.definition.rules.urge
  const waited = secondsOf(facts.now) - secondsOf(state.urgedAt)
  if (waited >= minutesBetween * 60) return undefined
  return {
    code: 'flow.urgeTooSoon',
    params: { at: state.urgedAt, minutes: Math.ceil((minutesBetween * 60 - waited) / 60) },
  }
}
