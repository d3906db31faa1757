import type { RefusalParams } from '@signet/std'
import { type Locale, textIn } from '../definition/localized-text.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import type { Problem } from './problem.ts'

/** Translates keys into the reader's language. */
export type Speaker = Readonly<{ locale: Locale; t: (key: string, params?: RefusalParams) => string }>

/** Returns a sentence with the name of the field and row, for the error summary and the server's answer. */
export function problemSentence(plan: FormPlan, problem: Problem, speaker: Speaker): string {
  const place = placeOf(plan, problem.path, speaker)
  return sentenceAt(problem, place, speaker)
}

/** Returns the sentence shown below a field, which omits the row. */
export function sentenceAt(problem: Omit<Problem, 'path'>, field: string, { locale, t }: Speaker): string {
  if (problem.message) return textIn(locale, problem.message)
  return t(problem.code, { ...problem.params, field })
}

/** Returns `lines.2.amount` as "Lines, row 3: Amount"; a path without a field stays as it is. */
function placeOf(plan: FormPlan, path: string, { locale, t }: Speaker): string {
  const [key = '', place, column] = path.split('.')
  const table = plan.byPath.get(key)
  if (!table) return path || t('form.theForm')
  if (place === undefined) return labelOf(table, locale)

  const row = Number(place) + 1
  const field = column === undefined ? undefined : plan.byPath.get(`${key}.${column}`)
  return field
    ? t('form.placeInRow', { table: labelOf(table, locale), row, field: labelOf(field, locale) })
    : t('form.placeOfRow', { table: labelOf(table, locale), row })
}

function labelOf({ definition }: PlanField, locale: Locale): string {
  return textIn(locale, definition.label)
}
