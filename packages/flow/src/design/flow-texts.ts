import { type Locale, locales } from '@signet/std'
import { fieldsIn } from '../case/title.ts'
import type { FlowDefinition } from '../definition/flow-definition.ts'
import { type FlowWords, wordsIn } from '../translations/flow-translations.ts'
import { changeFlow, changeNode, changeTransition } from './edit-flow.ts'

/** One name of a flow in all languages. `of` is the node or transition. */
export type FlowText = Readonly<{
  id: string
  part: keyof FlowWords
  of?: string
  words: Readonly<{ 'zh-CN': string } & Partial<Record<Locale, string>>>
}>

/**
 * All names of a flow in reading order; transitions and the category only where they have one, and the title only
 * where it has words of its own. `category` is kept beside the definition.
 */
export function listFlowTexts(flow: FlowDefinition, category: string): readonly FlowText[] {
  const { name, rules, nodes, lines } = flow
  const own = [
    textOf(flow, { part: 'name' }, name),
    textOf(flow, { part: 'category' }, category),
    textOf(flow, { part: 'title' }, hasWords(rules.title) ? rules.title : ''),
    ...nodes.map((node) => textOf(flow, { part: 'nodes', of: node.id }, node.name)),
    ...lines.map((line) => textOf(flow, { part: 'lines', of: line.id }, line.name ?? '')),
  ]
  return own.filter(({ words }) => words['zh-CN'] !== '')
}

/** Whether anything but placeholders and separators is left of a title. */
function hasWords(title: string): boolean {
  const names = ['starter', 'flow', 'date', ...fieldsIn(title)]
  const rest = names.reduce((text, key) => text.replaceAll(`{${key}}`, ''), title)
  return /\p{L}/u.test(rest)
}

type TextPlace = Pick<FlowText, 'part' | 'of'>

function textOf({ translations }: FlowDefinition, place: TextPlace, plain: string): FlowText {
  const others = locales.slice(1).flatMap((locale) => {
    const text = wordAt(wordsIn(translations, locale), place)
    return text ? [[locale, text] as const] : []
  })
  return {
    ...place,
    id: [place.part, place.of ?? ''].join(' ').trim(),
    words: { 'zh-CN': plain, ...Object.fromEntries(others) },
  }
}

function wordAt(words: FlowWords | undefined, { part, of }: TextPlace): string | undefined {
  const found = words?.[part]
  return typeof found === 'object' ? found[of ?? ''] : found
}

/** Changes a name in one language; an empty one is removed. The plain category is not part of the definition. */
export function setFlowText(
  flow: FlowDefinition,
  place: TextPlace,
  { locale, text }: Readonly<{ locale: Locale; text: string }>,
): FlowDefinition {
  if (locale === 'zh-CN') return setPlainText(flow, place, text)

  const { part, of } = place
  const before = flow.translations?.[locale] ?? {}
  const now = of === undefined ? text : { ...Object(before[part]), [of]: text }
  const words = withoutEmpty({ ...before, [part]: typeof now === 'object' ? withoutEmpty(now) : now })
  const { translations: _, ...plain } = flow
  const translations = withoutEmpty({ ...flow.translations, [locale]: words })
  return Object.keys(translations).length > 0 ? { ...plain, translations } : plain
}

function setPlainText(flow: FlowDefinition, { part, of = '' }: TextPlace, text: string): FlowDefinition {
  switch (part) {
    case 'name':
      return changeFlow(flow, { name: text }).flow
    case 'title':
      return changeFlow(flow, { rules: { title: text } }).flow
    case 'nodes':
      return changeNode(flow, of, { name: text }).flow
    case 'lines':
      return changeTransition(flow, of, { name: text }).flow
    default:
      return flow
  }
}

function withoutEmpty(words: object): object {
  return Object.fromEntries(
    Object.entries(words).filter(
      ([, word]) => word !== '' && !(typeof word === 'object' && Object.keys(word).length === 0),
    ),
  )
}
