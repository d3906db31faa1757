import type { RefusalCode } from '@signet/contract'
import { type FormPlan, type Locale, type PlanField, textIn } from '@signet/form'
import { Refusal } from '@signet/std'
import { isForAnswers, isForForms, isForQuestions } from './open-kinds.ts'
import { publicForm } from './public-form.ts'
import type { Purpose } from './short-link-store.ts'

type LinkFields = Readonly<{ purpose: Purpose; fields: readonly string[]; asks: readonly string[] }>

/** Returns the fields of a form that a link may use. */
export function offeredFields({ fields }: FormPlan, locale: Locale) {
  const named = (is: (field: PlanField) => boolean) =>
    fields.filter(is).map(({ key, definition }) => ({ key, label: textIn(locale, definition.label) }))
  return { fill: named(isForForms), show: named(isForAnswers), ask: named(isForQuestions) }
}

/** Refuses `shortLinks.fieldNotOffered` with the name of the field, and `shortLinks.asksNothing`. */
export function refuseUnoffered(form: FormPlan, { purpose, fields, asks }: LinkFields, locale: Locale): void {
  if (purpose === 'form') {
    refuseAmong(form, fields, isForForms, locale)
    const { strange } = publicForm(form, fields)
    if (strange) refuseField(textIn(locale, strange.definition.label))
    return
  }
  if (asks.length === 0) throw new Refusal<RefusalCode>('shortLinks.asksNothing')
  refuseAmong(form, fields, isForAnswers, locale)
  refuseAmong(form, asks, isForQuestions, locale)
}

function refuseAmong(
  form: FormPlan,
  keys: readonly string[],
  is: (field: PlanField) => boolean,
  locale: Locale,
): void {
  for (const key of keys) {
    const field = form.fields.find((one) => one.key === key)
    if (!field) refuseField(key)
    if (!is(field)) refuseField(textIn(locale, field.definition.label))
  }
}

function refuseField(field: string): never {
  throw new Refusal<RefusalCode>('shortLinks.fieldNotOffered', { field })
}
