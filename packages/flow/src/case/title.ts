import { localTextOf } from '../calendar/wall-clock.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'
import type { CaseTitles } from '../translations/case-titles.ts'
import { inEachLanguage } from '../translations/translate-flow.ts'

const longest = 200
const braces = /\{(\w+)\}/g
/** Placeholders that are not fields. */
const ownWords = ['starter', 'flow', 'date'] as const
type OwnWord = (typeof ownWords)[number]

/**
 * The title of a case with `{starter}`, `{flow}`, `{date}` (today in the tenant's zone) and `{field}` filled in.
 * Unknown or empty placeholders disappear, along with a trailing separator.
 */
export function titleFor(
  { definition }: FlowPlan,
  { now, values, directory, context }: Facts,
  starter: string,
): string {
  const known = { now, values, directory, timeZone: context?.timeZone }
  const fill = (part: string) => filledText(part, definition, known, starter)
  const title = withoutLastSeparators(definition.rules.title, fill).replace(/\s+/g, ' ').trim()
  return (title === '' ? definition.name : title).slice(0, longest)
}

/** Returns the title of a case and, where they differ, its titles in the languages of the flow, from the same values. */
export function titlesFor(
  plan: FlowPlan,
  facts: Facts,
  starter: string,
): Readonly<{ title: string; titles?: CaseTitles }> {
  const titles = inEachLanguage(plan, (translated) => titleFor(translated, facts, starter))
  return {
    title: titleFor(plan, facts, starter),
    ...(Object.keys(titles).length > 0 && { titles }),
  }
}

const separator = /[\s:：,，;；、·-]/

/** The filled template without the separators that empty placeholders leave at its end; values keep theirs. */
function withoutLastSeparators(template: string, fill: (part: string) => string): string {
  const parts = template
    .split(/(\{\w+\})/)
    .map((part) => ({ isWritten: !part.startsWith('{'), text: fill(part) }))
  for (let last = parts.at(-1); last; last = parts.at(-1)) {
    if (last.isWritten) last.text = withoutTrailingSeparators(last.text)
    if (last.text !== '') break
    parts.pop()
  }
  return parts.map(({ text }) => text).join('')
}

/** Walks back from the end, because a pattern that ends in `$` is tried again at every separator. */
function withoutTrailingSeparators(text: string): string {
  let end = text.length
  while (end > 0 && separator.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

type TitleFacts = Pick<Facts, 'now' | 'values' | 'directory'> & Readonly<{ timeZone?: string | undefined }>

/** Fills `{starter}`, `{flow}`, `{date}` and field keys in a sentence. */
export function filledText(
  template: string,
  { name }: Readonly<{ name: string }>,
  { now, values, directory, timeZone = 'UTC' }: TitleFacts,
  starter: string,
): string {
  const known: Readonly<Record<OwnWord, () => string>> = {
    starter: () => directory.nameOf(starter),
    flow: () => name,
    date: () => localTextOf(now, timeZone).slice(0, 10),
  }
  return template.replace(braces, (_, key: string) =>
    isOwnWord(key) ? known[key]() : textOf(Object.hasOwn(values, key) ? values[key] : ''),
  )
}

/** Field keys used as placeholders in a sentence. */
export function fieldsIn(template: string): readonly string[] {
  const named = Array.from(template.matchAll(braces), ([, key = '']) => key)
  return [...new Set(named)].filter((key) => !isOwnWord(key))
}

function isOwnWord(key: string): key is OwnWord {
  return ownWords.some((word) => word === key)
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
