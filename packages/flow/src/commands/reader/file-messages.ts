import type { CaseState } from '../../case/case-state.ts'
import type { Facts } from '../../engine/facts.ts'
import { refuse } from '../../refusals.ts'
import { evenSuspended, firstOf, unlessExists } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/**
 * Puts messages of the conversation about a case into its history, word for word, for people who act on the case. The
 * caller checks that they may read the conversation, and what its messages say.
 */
export const fileMessages: CommandRule<'fileMessages'> = {
  about: 'conversation',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: evenSuspended,
  objection: firstOf(unlessExists, ({ state, facts }, { by }) =>
    by !== null && state !== null && actsOnCase(state, by, facts) ? undefined : { code: 'flow.mayNotFile' },
  ),
  options: 'none',
  carryOut(run, { by, conversation, messages, attachments = [] }) {
    if (messages.length === 0) refuse('flow.nothingToFile')

    run.record({
      ...{ type: 'messagesFiled', at: run.now, by, conversation, messages },
      ...(attachments.length > 0 && { attachments }),
    })
  },
}

type ActingFacts = Pick<Facts, 'isAdministrator' | 'isAgent'>

/** Whether a person is the starter or launcher, has or had a task in turn, is an agent of such, or an administrator. */
export function actsOnCase(
  { tasks, starter, launcher }: CaseState,
  person: string,
  { isAdministrator, isAgent }: ActingFacts,
): boolean {
  if (isAdministrator(person) || starter === person || launcher === person) return true
  return tasks.some(
    (task) =>
      task.stage !== 'waiting' &&
      task.stage !== 'cancelled' &&
      (task.person === person || isAgent?.(person, task.person) === true),
  )
}
