import type { BillRuleSettings } from '@signet/contract'

type SerialSettings = Extract<BillRuleSettings, { kind: 'serial' }>
export type Moment = Readonly<{ now: string; timeZone: string }>

/** Digits of a full date (year to milliseconds) that identify the period. */
const digitsOf = { never: 0, year: 4, month: 6, day: 8 } as const

/** Returns the time as `YYYYMMDDHHmmssSSS` in the company's time zone, cut to the format. */
export function datePart({ dateFormat }: Pick<SerialSettings, 'dateFormat'>, moment: Moment): string {
  return dateFormat === 'no' ? '' : fullDate(moment).slice(0, dateFormat.length)
}

/** Returns the key of the period in which numbers are counted together. */
export function periodOf({ reset }: Pick<SerialSettings, 'reset'>, moment: Moment): string {
  return fullDate(moment).slice(0, digitsOf[reset])
}

/** Whether the number contains its period; otherwise the next period would repeat it. */
export function showsPeriod({ dateFormat, reset }: SerialSettings): boolean {
  return (dateFormat === 'no' ? 0 : dateFormat.length) >= digitsOf[reset]
}

function fullDate({ now, timeZone }: Moment): string {
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
