import { FlowTranslations, wordsIn } from '@signet/flow'
import type { Locale } from '@signet/i18n'
import { inLanguages } from '@signet/std'

type NamedFlow = Readonly<{ name: string; translations: unknown }>

/** Returns the name of a flow in the reader's language, or its plain name. */
export function flowNameIn(locale: Locale, { name, translations }: NamedFlow): string {
  return wordsIn(translationsOf(translations), locale)?.name || name
}

/** Returns the name of the category of a flow in the reader's language. */
export function flowCategoryIn(
  locale: Locale,
  { category, translations }: Readonly<{ category: string; translations: unknown }>,
): string {
  return wordsIn(translationsOf(translations), locale)?.category || category
}

/** Returns the name of a flow in every language that it has. */
export function everyFlowName({ name, translations }: NamedFlow): readonly string[] {
  const words = Object.values(translationsOf(translations) ?? {})
  return [name, ...words.flatMap((one) => one?.name || [])]
}

/** Parameters of a refusal about a flow, as `paramsIn` reads them. */
export function flowParams({ name, translations }: NamedFlow): Readonly<Record<string, string>> {
  const words = Object.entries(translationsOf(translations) ?? {})
  const names = words.flatMap(([locale, one]) => (one?.name ? [[locale, one.name] as const] : []))
  return inLanguages('flow', name, Object.fromEntries(names))
}

/** Saving a draft checked what the column has; a draft that no version of the product wrote has no names. */
function translationsOf(translations: unknown): FlowTranslations | undefined {
  return translations === null ? undefined : FlowTranslations.safeParse(translations).data
}
