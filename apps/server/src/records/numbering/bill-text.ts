import type { BillRuleSettings } from '@signet/contract'
import { datePart, type Moment } from './date-part.ts'

export type Values = Readonly<Record<string, string>>
type TextPart = BillRuleSettings['prefix'][number]

/** Joins prefix, counted or drawn core, and suffix. */
export function billText(settings: BillRuleSettings, core: string, values: Values): string {
  return `${written(settings.prefix, values)}${core}${written(settings.suffix, values)}`
}

/** Returns the counted part: the date and the padded number. */
export function serialCore(
  settings: Extract<BillRuleSettings, { kind: 'serial' }>,
  number: number,
  moment: Moment,
): string {
  return datePart(settings, moment) + String(number).padStart(settings.digits, '0')
}

/** Returns the fields that a number contains. */
export function fieldsIn({ prefix, suffix }: BillRuleSettings): readonly string[] {
  return [...prefix, ...suffix].flatMap((part) => (part.kind === 'field' ? [part.field] : []))
}

function written(parts: readonly TextPart[], values: Values): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : fieldText(values, part.field))).join('')
}

function fieldText(values: Values, field: string): string {
  return Object.hasOwn(values, field) ? (values[field] ?? '').slice(0, 100) : ''
}
