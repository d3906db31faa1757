import type { ValueType } from './value-type.ts'

/**
 * What surrounds an evaluation; it comes from the caller, never from the values a person sent.
 * `now`: ISO 8601 with offset. `timeZone`: IANA name; without it the offset of `now` holds.
 * `me`, `organization`, `position`, `roles`: ids of the acting person; `starter`: id of the person who launched.
 * `holidays`: free days, `workdays`: Saturdays and Sundays that are worked; both as `2026-01-31`.
 */
export type FormulaContext = Readonly<{
  now: string
  timeZone?: string | undefined
  me?: string | null | undefined
  organization?: string | null | undefined
  position?: string | null | undefined
  starter?: string | null | undefined
  roles?: readonly string[] | undefined
  holidays?: readonly string[] | undefined
  workdays?: readonly string[] | undefined
}>

/** The reserved names: they always mean what surrounds the evaluation, whatever the form declares or a client sends. */
export const aroundTypes = {
  me: 'text',
  organization: 'text',
  position: 'text',
  starter: 'text',
  roles: 'list<text>',
  today: 'date',
  now: 'datetime',
} as const satisfies Record<string, ValueType>

export type ContextName = keyof typeof aroundTypes

export function isAroundName(name: string): name is ContextName {
  return Object.hasOwn(aroundTypes, name)
}

/**
 * What one formula may cost. Every bound is checked, and passing it is a problem or a typed error, never a crash.
 * `steps`: every node evaluated is one step, and so is every row or list element visited and every 64 characters
 * of text produced or searched. 200,000 steps sum 2,000 rows with a hundred operations each.
 */
export const limits = {
  sourceLength: 2_000,
  depth: 32,
  steps: 200_000,
  textLength: 100_000,
  integerDigits: 30,
  decimalPlaces: 20,
} as const
