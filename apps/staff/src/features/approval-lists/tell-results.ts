import type { Translate } from '@signet/i18n'
import type { Feedback } from '@signet/ui'
import type { RowAction } from './list-actions.ts'
import type { RowResult } from './queries.ts'

type ResultsOptions = Readonly<{
  t: Translate
  feedback: Feedback
  action: RowAction
  results: readonly RowResult[]
}>

/** Says what became of rows: how many are done, and why the others are not. */
export function tellResults({ t, feedback, action, results }: ResultsOptions) {
  const refused = results.filter(({ ok }) => !ok)
  if (refused.length === 0) {
    feedback.success(t(`approval-lists.done.${action}`, { count: results.length }))
    return
  }
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ')
  feedback.error(
    t('approval-lists.partlyDone', {
      done: results.length - refused.length,
      refused: refused.length,
      reasons,
    }),
  )
}
