import type { FormPlan, Locale } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { listField } from '@signet/list'
import type { Snapshot } from '../../../people/directory/index.ts'
import { fieldLabel } from '../../../records/models/index.ts'

/** What sentences about a list need: the reader's language, the form, and today's names. */
export type ListWords = Readonly<{ t: Translate; locale: Locale; form: FormPlan; directory: Snapshot }>

/** The label of a field; its path where the form has it no longer. */
export function fieldName(path: string, words: ListWords): string {
  const field = listField(words.form, path)
  return field ? fieldLabel(field, words) : path
}
