import { describe, expect, test } from 'vitest'
import { speak } from '../speak.ts'

const now = '2026-11-20T09:30:00Z'
const minutes = 60_000
const hours = 60 * minutes
const days = 24 * hours
const ago = (ms: number) => new Date(Date.parse(now) - ms).toISOString()

describe('how long ago is said in the steps of the specification', async () => {
  const chinese = await speak('zh-CN')
  const english = await speak('en-US')
  const taiwan = await speak('zh-TW')

  test.each([
    [0, '刚刚', 'Just now', '剛剛'],
    [59_999, '刚刚', 'Just now', '剛剛'],
    [minutes, '1 分钟前', '1 minute ago', '1 分鐘前'],
    [59 * minutes, '59 分钟前', '59 minutes ago', '59 分鐘前'],
    [hours, '1 小时前', '1 hour ago', '1 小時前'],
    [23 * hours + 59 * minutes, '23 小时前', '23 hours ago', '23 小時前'],
    [days, '1 天前', '1 day ago', '1 天前'],
    [7 * days - 1, '6 天前', '6 days ago', '6 天前'],
    [7 * days, '1 周前', '1 week ago', '1 週前'],
    [27 * days, '3 周前', '3 weeks ago', '3 週前'],
    [28 * days, '1 个月前', '1 month ago', '1 個月前'],
    [119 * days, '3 个月前', '3 months ago', '3 個月前'],
    [120 * days, '2026-07-23', 'Jul 23, 2026', '2026-07-23'],
  ])('%i ms ago', (ms, inChinese, inEnglish, inTaiwan) => {
    expect(chinese.formats.relative(ago(ms), now)).toBe(inChinese)
    expect(english.formats.relative(ago(ms), now)).toBe(inEnglish)
    expect(taiwan.formats.relative(ago(ms), now)).toBe(inTaiwan)
  })

  test('a server clock that runs a minute fast does not predict the future', () => {
    expect(chinese.formats.relative(ago(-40_000), now)).toBe('刚刚')
  })

  test('what lies ahead is a date', () => {
    expect(chinese.formats.relative(ago(-2 * days), now)).toBe('2026-11-22')
  })
})

describe('a list says today, yesterday and the day the way a mail client does', async () => {
  const chinese = await speak('zh-CN')
  const english = await speak('en-US')

  test.each([
    ['2026-11-20T09:20:00Z', '17:20', '17:20'],
    ['2026-11-19T09:20:00Z', '昨天 17:20', 'Yesterday 17:20'],
    ['2026-11-19T16:05:00Z', '00:05', '00:05'],
    ['2026-11-18T09:20:00Z', '11月18日 17:20', 'Nov 18 17:20'],
    ['2025-11-18T09:20:00Z', '2025-11-18', 'Nov 18, 2025'],
  ])('%s', (at, inChinese, inEnglish) => {
    expect(chinese.formats.near(at, now)).toBe(inChinese)
    expect(english.formats.near(at, now)).toBe(inEnglish)
  })
})
