import { expect, test } from 'vitest'
import { company, factsAt } from '../../test/index.ts'
import { filledText } from './title.ts'

const known = { ...factsAt(0), directory: company, now: '2026-11-20T23:30:00.000Z' }

test('the day in a title is the one that the walls of the office show', () => {
  const title = (timeZone: string) => filledText('{date}', { name: '' }, { ...known, timeZone }, 'chen')

  expect(title('Asia/Shanghai')).toBe('2026-11-21')
  expect(title('America/New_York')).toBe('2026-11-20')
})
