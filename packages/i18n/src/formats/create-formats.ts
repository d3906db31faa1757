import type { Translate } from '../create-translate.ts'
import type { Locale } from '../locale.ts'
import { amountInCapitals } from './amount-in-capitals.ts'
import { formatDate, formatDateTime, formatTime, type Instant, nearTime, relativeTime } from './date-time.ts'
import { type Decimal, formatFileSize, formatMoney, formatNumber, formatPercent } from './numbers.ts'

type FormatOptions = Readonly<{ locale: Locale; t: Translate; timeZone?: string | undefined }>
export type Formats = ReturnType<typeof createFormats>

/** All formats of one language. The default time zone is the reader's own. */
export function createFormats(options: FormatOptions) {
  return {
    date: (at: Instant) => formatDate(options, at),
    time: (at: Instant) => formatTime(options, at),
    dateTime: (at: Instant) => formatDateTime(options, at),
    relative: (at: Instant, now: Instant) => relativeTime(options, at, now),
    near: (at: Instant, now: Instant) => nearTime(options, at, now),
    number: (value: Decimal, look?: { decimals?: number }) => formatNumber(options, value, look),
    money: (value: Decimal) => formatMoney(options, value),
    percent: (share: number) => formatPercent(options, share),
    fileSize: (bytes: number) => formatFileSize(options, bytes),
    capitals: (amount: string | number, currency?: string) =>
      amountInCapitals(amount, options.locale, currency),
  }
}
