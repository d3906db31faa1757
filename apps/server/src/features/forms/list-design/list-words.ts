import type { FormPlan, Locale } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { listField } from '@signet/list'
import type { ReadCall } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { designNames } from '../../../publication/index.ts'
import { fieldLabel } from '../../../records/models/index.ts'

/** What sentences about a list need: the reader's language, the form, and today's names. */
export type ListWords = Readonly<{
  t: Translate
  locale: Locale
  form: FormPlan
  directory: Snapshot
  /** The name of a form, flow or data interface. */
  designName: (id: string) => string
}>

export async function loadListWords(
  { tx, actor, caller: { locale }, server }: Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>,
  form: FormPlan,
): Promise<ListWords> {
  const names = await designNames(tx)
  return {
    t: server.words.t(locale),
    locale,
    form,
    directory: await server.directories.of(actor.tenant),
    designName: (id) => names.get(id) ?? id,
  }
}

/** The label of a field; its path where the form has it no longer. */
export function fieldName(path: string, words: ListWords): string {
  const field = listField(words.form, path)
  return field ? fieldLabel(field, words) : path
}
