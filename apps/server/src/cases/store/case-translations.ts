import { type CaseRow, type CaseTitles, type FlowPlan, inEachLanguage, nameOfNode } from '@signet/flow'
import { type Locale, locales } from '@signet/i18n'
import { canonicalJson } from '@signet/std'
import { z } from 'zod'

const CaseWords = z.object({ title: z.string().optional(), nodeName: z.string().optional() })
const CaseTranslations = z.partialRecord(z.enum(locales), CaseWords)

/** Names of the nodes that wait, as a list shows them. */
export function namesOfNodes(flow: FlowPlan, nodes: readonly string[]): string {
  return nodes.map((node) => nameOfNode(flow, node)).join(' / ')
}

/** Returns the stored title and step of a case in each language that has its own; null where none has. */
export function caseTranslations({ nodes }: CaseRow, flow: FlowPlan, titles: CaseTitles = {}): string | null {
  const nodeNames = inEachLanguage(flow, (translated) => namesOfNodes(translated, nodes))
  const words = locales.flatMap((locale) => {
    const [title, nodeName] = [titles[locale], nodeNames[locale]]
    const own = { ...(title !== undefined && { title }), ...(nodeName !== undefined && { nodeName }) }
    return Object.keys(own).length > 0 ? [[locale, own] as const] : []
  })
  return words.length > 0 ? canonicalJson(Object.fromEntries(words)) : null
}

/** Returns the stored title and step of a case in a language. */
export function caseWordsIn(locale: Locale, translations: unknown): z.infer<typeof CaseWords> {
  return translations === null ? {} : (CaseTranslations.parse(translations)[locale] ?? {})
}

/** Returns the title of a row in the reader's language. */
export function titleIn(
  locale: Locale,
  { title, translations }: Readonly<{ title: string; translations: unknown }>,
): string {
  return caseWordsIn(locale, translations).title || title
}
