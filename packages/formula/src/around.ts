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
