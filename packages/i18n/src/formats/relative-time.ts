import type { Translate } from '../create-translate.ts'
import { dayNumber, type Instant, toDate, wallDate, type Zone } from './calendar.ts'
import { formatDate, formatMonthDay, formatTime } from './date-time.ts'

type Words = Zone & Readonly<{ t: Translate }>

/**
 * How long ago, in steps of spec section 9: under 1 minute "just now", minutes 1 to 59, hours 1 to 23,
 * days 1 to 6, weeks 1 to 3, months 1 to 3, otherwise the date. The 28th and 29th day, which are neither
 * a fourth week nor a full month, count as one month. What lies ahead is written as a date.
 */
export function relativeTime(words: Words, at: Instant, now: Instant): string {
  const minutes = Math.floor((toDate(now).getTime() - toDate(at).getTime()) / 60_000)
  if (minutes < -1) return formatDate(words, at)
  if (minutes < 1) return words.t('i18n.relative.justNow')

  const step = longestStep(minutes)
  return step ? words.t(`i18n.relative.${step.unit}`, { count: step.count }) : formatDate(words, at)
}

function longestStep(minutes: number): { unit: string; count: number } | null {
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (hours < 1) return { unit: 'minutes', count: minutes }
  if (days < 1) return { unit: 'hours', count: hours }
  if (days < 7) return { unit: 'days', count: days }
  if (days < 28) return { unit: 'weeks', count: Math.floor(days / 7) }
  return days < 120 ? { unit: 'months', count: Math.max(1, Math.floor(days / 30)) } : null
}

/** The way a mail list writes it: `17:20` today, `昨天 17:20`, `11月18日 17:20` this year, else the date. */
export function nearTime(words: Words, at: Instant, now: Instant): string {
  const daysAgo = dayNumber(words, now) - dayNumber(words, at)
  const time = formatTime(words, at)
  if (daysAgo === 0) return time
  if (daysAgo === 1) return words.t('i18n.near.yesterday', { time })
  if (wallDate(words, now)[0] === wallDate(words, at)[0]) return `${formatMonthDay(words, at)} ${time}`
  return formatDate(words, at)
}
