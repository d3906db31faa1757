import type { BillRuleSettings } from '@signet/contract'
import { datePart, type Moment } from './date-part.ts'

export type Values = Readonly<Record<string, string>>
type Part = BillRuleSettings['prefix'][number]

/** A number as it is written: what was counted or drawn, between what the rule puts around it. */
export function billText(settings: BillRuleSettings, core: string, values: Values): string {
  return `${written(settings.prefix, values)}${core}${written(settings.suffix, values)}`
}

/** The counted part: the date, then at least so many digits. */
export function serialCore(
  settings: Extract<BillRuleSettings, { kind: 'serial' }>,
  number: number,
  moment: Moment,
): string {
  return datePart(settings, moment) + String(number).padStart(settings.digits, '0')
}

/** The fields that a number shows. */
export function fieldsIn({ prefix, suffix }: BillRuleSettings): readonly string[] {
  return [...prefix, ...suffix].flatMap((part) => (part.kind === 'field' ? [part.field] : []))
}

function written(parts: readonly Part[], values: Values): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : fieldText(values, part.field))).join('')
}

function fieldText(values: Values, field: string): string {
  return Object.hasOwn(values, field) ? (values[field] ?? '').slice(0, 100) : ''
}
