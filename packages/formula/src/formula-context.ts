import type { ValueType } from './value-type.ts'

/**
 * Context of an evaluation, from the caller and never from submitted values.
 * - `now`: ISO 8601 with offset
 * - `timeZone`: IANA name; without it, the offset of `now`
 * - `me`, `organization`, `position`, `roles`: ids of the acting person; `starter`: id of the person who launched
 * - `calendar`: the days on which the organization works; without it Monday to Friday
 */
export type FormulaContext = Readonly<{
  now: string
  timeZone?: string | undefined
  me?: string | null | undefined
  organization?: string | null | undefined
  position?: string | null | undefined
  starter?: string | null | undefined
  roles?: readonly string[] | undefined
  calendar?: DayCalendar | undefined
}>

/**
 * The days on which an organization works.
 * - `weekdays`: worked days of the week, 1 is Monday; Monday to Friday if absent
 * - `holidays`: days off; `workdays`: worked days that the week leaves free; both as `2026-01-31`
 */
export type DayCalendar = Readonly<{
  weekdays?: readonly number[] | undefined
  holidays: readonly string[]
  workdays: readonly string[]
}>

/** Reserved names: they always mean the context, whatever the form declares or a client sends. */
export const contextTypes = {
  me: 'text',
  organization: 'text',
  position: 'text',
  starter: 'text',
  roles: 'list<text>',
  today: 'date',
  now: 'datetime',
} as const satisfies Record<string, ValueType>

export type ContextName = keyof typeof contextTypes

export function isAroundName(name: string): name is ContextName {
  return Object.hasOwn(contextTypes, name)
}

/**
 * Limits of a formula. Exceeding one is a problem or a typed error, never a crash. `steps`: each evaluated node, each
 * visited row or list element, and each 64 characters of produced or searched text. 200,000 steps sum 2,000 rows with
 * a hundred operations each.
 */
export const limits = {
  sourceLength: 2_000,
  depth: 32,
  steps: 200_000,
  textLength: 100_000,
  integerDigits: 30,
  decimalPlaces: 20,
} as const
