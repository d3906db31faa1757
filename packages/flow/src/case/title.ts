import { wallTextOf } from '../calendar/wall-clock.ts'
import type { FlowPlan } from '../definition/flow-plan.ts'
import type { Facts } from '../engine/facts.ts'

const longest = 200
const braces = /\{(\w+)\}/g
/** Words in braces that are no fields. */
const ownWords = ['starter', 'flow', 'date'] as const
type OwnWord = (typeof ownWords)[number]

/**
 * The title of a case: `{starter}`, `{flow}`, `{date}` (the day that the walls show now) and `{field}` filled in. Braces around
 * something unknown or empty vanish, and with them a separator that is left at the end; the rest of the template stays.
 */
export function titleFor(
  { definition }: FlowPlan,
  { now, values, directory, around }: Facts,
  starter: string,
): string {
  const known = { now, values, directory, timeZone: around?.timeZone }
  const title = filledText(definition.rules.title, definition, known, starter)
    .replace(/\s+/g, ' ')
    .replace(/[\s:：,，;；、·-]+$/, '')
    .trim()
  return (title === '' ? definition.name : title).slice(0, longest)
}

type TitleFacts = Pick<Facts, 'now' | 'values' | 'directory'> & Readonly<{ timeZone?: string | undefined }>

/** A sentence with `{starter}`, `{flow}`, `{date}` and the values of fields in it. */
export function filledText(
  template: string,
  { name }: Readonly<{ name: string }>,
  { now, values, directory, timeZone = 'UTC' }: TitleFacts,
  starter: string,
): string {
  const known: Readonly<Record<OwnWord, () => string>> = {
    starter: () => directory.nameOf(starter),
    flow: () => name,
    date: () => wallTextOf(now, timeZone).slice(0, 10),
  }
  return template.replace(braces, (_, key: string) =>
    isOwnWord(key) ? known[key]() : textOf(Object.hasOwn(values, key) ? values[key] : ''),
  )
}

/** The fields that stand in the braces of a sentence. */
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
