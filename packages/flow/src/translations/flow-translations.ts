import { type Locale, locales } from '@signet/std'
import { z } from 'zod'

const Name = z.string().max(120)
const NamesById = z.record(z.string().max(64), Name)

/** What a flow is called in one language; what is left out keeps its plain name. */
const FlowWords = z.object({
  name: Name.optional(),
  category: Name.optional(),
  /** The template of titles. */
  title: z.string().max(200).optional(),
  /** By id. */
  nodes: NamesById.optional(),
  lines: NamesById.optional(),
})
export type FlowWords = Readonly<z.infer<typeof FlowWords>>

/** Names of a flow beside its plain ones, which are in the language of its author. */
export const FlowTranslations = z.object({
  'zh-TW': FlowWords.optional(),
  'en-US': FlowWords.optional(),
})
export type FlowTranslations = Readonly<z.infer<typeof FlowTranslations>>

/** Returns the words of a language, if there are any. */
export function wordsIn(translations: FlowTranslations | undefined, locale: Locale): FlowWords | undefined {
  return locale === 'zh-CN' ? undefined : translations?.[locale]
}

/** Languages with words of their own. */
export function translatedLocales(translations: FlowTranslations | undefined): readonly Locale[] {
  return locales.filter((locale) => wordsIn(translations, locale) !== undefined)
}

/** Renames the nodes and transitions whose names are translated. */
export function withNodesNamed(
  translations: FlowTranslations,
  named: (id: string) => string,
): FlowTranslations {
  const renamed = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).map(([id, name]) => [named(id), name]))
  const words = translatedLocales(translations).map((locale) => {
    const { nodes, lines, ...own } = wordsIn(translations, locale) ?? {}
    return [
      locale,
      { ...own, ...(nodes && { nodes: renamed(nodes) }), ...(lines && { lines: renamed(lines) }) },
    ]
  })
  return Object.fromEntries(words)
}
