import { readDay, weekdayOf, writeDay } from '@signet/formula'

/** Words for days, counted from today. */
const nearDays: Readonly<Record<string, number>> = {
  前天: -2,
  昨天: -1,
  yesterday: -1,
  今天: 0,
  today: 0,
  明天: 1,
  tomorrow: 1,
  后天: 2,
  後天: 2,
  大后天: 3,
  大後天: 3,
}
const weekdays = ['一', '二', '三', '四', '五', '六', '日'] as const
const englishWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const chineseWeekday = /^(下)?(?:周|週|星期|礼拜|禮拜)([一二三四五六日天])$/
const englishWeekday = /^(next )?(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/
const dayOfYear = /^(\d{1,2})(?:[-/.]|月)(\d{1,2})[日号號]?$/
const wholeDay = /^(\d{4})(?:(\d{2})(\d{2})|年(\d{1,2})月(\d{1,2})[日号號]?)$/
const timeAtEnd = /(?:\s\d{1,2}:\d{2}(?::\d{2})?|\s?[上下]午|\s[ap]m)$/i

/**
 * Reads how people write a day (`11-20`, `明天`, `下周五`, `20261120`), with an optional time or half day after it, and returns
 * it in ISO style. Returns any other text as it is. `now` is ISO 8601.
 */
export function readTypedDate(text: string, now: string): string {
  const today = readDay(now.slice(0, 10))
  if (today === undefined) return text
  const typed = text.trim()
  const time = timeAtEnd.exec(typed)?.[0] ?? ''
  const wanted = typed
    .slice(0, typed.length - time.length)
    .trimEnd()
    .toLowerCase()
  const day =
    nearDay(wanted, today) ?? dayOfWeek(wanted, today) ?? nearestDay(wanted, today) ?? written(wanted)
  return day === undefined ? text : `${day}${time}`
}

function nearDay(words: string, today: number): string | undefined {
  const distance = Object.hasOwn(nearDays, words) ? nearDays[words] : undefined
  return distance === undefined ? undefined : writeDay(today + distance)
}

/** The next such weekday, today included; with 下 or `next` that of the coming week, which begins on Monday. */
function dayOfWeek(words: string, today: number): string | undefined {
  const chinese = chineseWeekday.exec(words)
  const [, next, name = ''] = chinese ?? englishWeekday.exec(words) ?? []
  const names: readonly string[] = chinese ? weekdays : englishWeekdays
  const weekday = names.indexOf(name === '天' ? '日' : name) + 1
  if (weekday === 0) return undefined

  const ahead = weekday - weekdayOf(today)
  return writeDay(today + (next ? ahead + 7 : (ahead + 7) % 7))
}

/** A day without its year, in the year that brings it nearest to today. */
function nearestDay(words: string, today: number): string | undefined {
  const [, month, day] = dayOfYear.exec(words) ?? []
  if (month === undefined || day === undefined) return undefined

  const year = Number(writeDay(today).slice(0, 4))
  const days = [year - 1, year, year + 1]
    .map((one) => readDay(`${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`))
    .filter((one) => one !== undefined)
    .sort((one, other) => Math.abs(one - today) - Math.abs(other - today))
  return days[0] === undefined ? undefined : writeDay(days[0])
}

function written(words: string): string | undefined {
  const [, year, month, day, spokenMonth = '', spokenDay = ''] = wholeDay.exec(words) ?? []
  return year && `${year}-${month ?? spokenMonth.padStart(2, '0')}-${day ?? spokenDay.padStart(2, '0')}`
}
