import { type LocalizedText, textIn } from '@signet/form'
import type { Locale } from '@signet/i18n'
import type { Model } from './open-model.ts'

type NamedModel = Pick<Model, 'name' | 'category' | 'form'>

/** Returns what a model and its category are called in the reader's language, where its form has words for them. */
export function modelNamesIn(locale: Locale, { name, category, form }: NamedModel) {
  const { title, category: categoryName } = form.definition
  return { name: wordIn(locale, title) || name, categoryName: wordIn(locale, categoryName) || category }
}

/** The plain words are columns, which administrators change without a new version. */
function wordIn(locale: Locale, text: LocalizedText | undefined): string {
  const hasOwn = typeof text === 'object' && locale !== 'zh-CN' && Boolean(text[locale])
  return hasOwn ? textIn(locale, text) : ''
}
