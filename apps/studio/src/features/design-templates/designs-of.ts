import type { FlowDefinitionDraft } from '@signet/flow'
import type { FormDefinitionInput } from '@signet/form'
import { type Locale, locales } from '@signet/std'
import type { DesignTemplate } from './template.ts'

type NewDesign = Readonly<{ name: string; code: string; locale: Locale }>

/** The form of a template. Its title stays translated unless the administrator named it otherwise. */
export function formOf(
  { name: given, category, fields }: DesignTemplate,
  { name, code, locale }: NewDesign,
): FormDefinitionInput {
  return {
    version: 1,
    key: code,
    title: name === given[locale] ? given : name,
    category,
    fields: [...fields],
  }
}

/** The flow of a template. Its plain name is what the administrator typed, or the one in Chinese. */
export function flowOf(
  template: DesignTemplate,
  { name, locale }: Omit<NewDesign, 'code'>,
): FlowDefinitionDraft {
  const isGiven = name === template.name[locale]
  const translated = locales.filter((one) => one !== 'zh-CN')
  return {
    version: 1,
    name: isGiven ? template.name['zh-CN'] : name,
    nodes: template.nodes.map((node) => ({ ...node, name: node.name['zh-CN'] })),
    lines: template.lines.map(({ name: said, ...line }) => ({
      ...line,
      ...(said && { name: said['zh-CN'] }),
    })),
    rules: {
      title: template.title['zh-CN'],
      automatic: { sameAsPrevious: true, alreadyAgreed: false, isStarter: false },
    },
    translations: Object.fromEntries(
      translated.map((one) => [one, wordsOf(template, { locale: one, isGiven })]),
    ),
  }
}

type TranslatedFlow = Readonly<{ locale: Locale; isGiven: boolean }>

function wordsOf(template: DesignTemplate, { locale, isGiven }: TranslatedFlow) {
  const { name, category, title, nodes, lines } = template
  return {
    ...(isGiven && { name: name[locale] }),
    category: category[locale],
    title: title[locale],
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node.name[locale]])),
    lines: Object.fromEntries(lines.flatMap((line) => (line.name ? [[line.id, line.name[locale]]] : []))),
  }
}
