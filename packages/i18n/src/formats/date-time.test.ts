import { expect, test } from 'vitest'
import { speak } from '../speak.ts'

test("a time is converted to the reader's local clock", async () => {
  const chinese = await speak('zh-CN')
  const english = await speak('en-US')
  const newYork = await speak('en-US', 'America/New_York')

  expect(chinese.formats.dateTime('2026-11-19T16:05:00Z')).toBe('2026-11-20 00:05')
  expect(english.formats.dateTime('2026-11-19T16:05:00Z')).toBe('Nov 20, 2026 00:05')
  expect(newYork.formats.dateTime('2026-11-19T16:05:00Z')).toBe('Nov 19, 2026 11:05')
})

test('a day is the same day everywhere', async () => {
  expect((await speak('zh-CN', 'America/New_York')).formats.date('2026-11-20')).toBe('2026-11-20')
})
