import type { BillRuleSettings } from '@signet/contract'
import type { Server } from '../../server.ts'

export type Values = Readonly<Record<string, string>>
type TextPart = BillRuleSettings['prefix'][number]

/** Joins prefix, counted or drawn core, and suffix. */
export function billText(settings: BillRuleSettings, core: string, values: Values): string {
  return `${joinParts(settings.prefix, values)}${core}${joinParts(settings.suffix, values)}`
}

/** Returns the counted part: the date and the padded number. */
export function serialCore(
  settings: Extract<BillRuleSettings, { kind: 'serial' }>,
  number: number,
  time: ZonedTime,
): string {
  return datePart(settings, time) + String(number).padStart(settings.digits, '0')
}

/** Returns the fields that a number contains. */
export function fieldsIn({ prefix, suffix }: BillRuleSettings): readonly string[] {
  return [...prefix, ...suffix].flatMap((part) => (part.kind === 'field' ? [part.field] : []))
}

function joinParts(parts: readonly TextPart[], values: Values): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : fieldText(values, part.field))).join('')
}

function fieldText(values: Values, field: string): string {
  return Object.hasOwn(values, field) ? (values[field] ?? '').slice(0, 100) : ''
}

type SerialSettings = Extract<BillRuleSettings, { kind: 'serial' }>
export type ZonedTime = Readonly<{ now: string; timeZone: string }>

/** Digits of a full date (year to milliseconds) that identify the period. */
const digitsOf = { never: 0, year: 4, month: 6, day: 8 } as const

/** Returns the time as `YYYYMMDDHHmmssSSS` in the company's time zone, cut to the format. */
function datePart({ dateFormat }: Pick<SerialSettings, 'dateFormat'>, time: ZonedTime): string {
  return dateFormat === 'no' ? '' : fullDate(time).slice(0, dateFormat.length)
}

/** Returns the key of the period in which numbers are counted together. */
export function periodOf({ reset }: Pick<SerialSettings, 'reset'>, time: ZonedTime): string {
  return fullDate(time).slice(0, digitsOf[reset])
}

/** Whether the number contains its period; otherwise the next period would repeat it. */
export function showsPeriod({ dateFormat, reset }: SerialSettings): boolean {
  return (dateFormat === 'no' ? 0 : dateFormat.length) >= digitsOf[reset]
}

function fullDate({ now, timeZone }: ZonedTime): string {
  const parts = formatIn(timeZone).formatToParts(new Date(now))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const names = ['year', 'month', 'day', 'hour', 'minute', 'second', 'fractionalSecond'] as const
  return names.map(part).join('')
}

/** Cached, since creating a format costs more than a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known

  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  })
  formats.set(timeZone, format)
  return format
}

type CoreSource = Pick<Server, 'random' | 'newId'> & Readonly<{ settings: BillRuleSettings }>

/** Returns the core of a rule that does not count. */
export function drawCore({ settings, random, newId }: CoreSource): string {
  return settings.kind === 'random' ? drawText(random, settings) : newId()
}

const alphabets = {
  digits: '0123456789',
  /** Excludes letters and digits that look alike. */
  alphanumeric: '23456789ABCDEFGHJKLMNPQRSTUVWXYZ',
} as const

type RandomFormat = Readonly<{ alphabet: keyof typeof alphabets; digits: number }>

/** Draws random letters with equal probability, rejecting bytes that would bias the result. */
export function drawText(random: (bytes: number) => Uint8Array, { alphabet, digits }: RandomFormat): string {
  const letters = alphabets[alphabet]
  const fair = 256 - (256 % letters.length)
  let text = ''
  while (text.length < digits) {
    const bytes = [...random(digits)].filter((byte) => byte < fair)
    text += bytes.map((byte) => letters[byte % letters.length]).join('')
  }
  return text.slice(0, digits)
}
