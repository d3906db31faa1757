import { lunarDateOf } from '@signet/std'

const numerals = '一二三四五六七八九十'
const monthNames = { 'zh-CN': '正二三四五六七八九十冬腊', 'zh-TW': '正二三四五六七八九十冬臘' } as const
const leap = { 'zh-CN': '闰', 'zh-TW': '閏' } as const

/**
 * The lunar day of a day since 1970 as calendars write it (`初二`), its month on the first (`闰六月`). Empty in
 * languages without lunar days and outside 2020 to 2099.
 */
export function lunarText(day: number, locale: string): string {
  if (locale !== 'zh-CN' && locale !== 'zh-TW') return ''

  const lunar = lunarDateOf(day)
  if (!lunar) return ''
  if (lunar.day > 1) return lunarDay(lunar.day)
  return `${lunar.isLeap ? leap[locale] : ''}${monthNames[locale].charAt(lunar.month - 1)}月`
}

function lunarDay(day: number): string {
  const unit = numerals.charAt((day - 1) % 10)
  if (day <= 10) return `初${unit}`
  if (day < 20) return `十${unit}`
  return day % 10 === 0 ? `${numerals.charAt(day / 10 - 1)}十` : `廿${unit}`
}
