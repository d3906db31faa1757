import { expect, test } from 'vitest'
import { company, factsAt, inARow, scope } from '../../test/index.ts'
import { compileFlow } from '../index.ts'
import { filledText, titleFor } from './title.ts'

const known = { ...factsAt(0), directory: company, now: '2026-11-20T23:30:00.000Z' }

test('the day in a title is the one that the walls of the office show', () => {
  const title = (timeZone: string) => filledText('{date}', { name: '' }, { ...known, timeZone }, 'chen')

  expect(title('Asia/Shanghai')).toBe('2026-11-21')
  expect(title('America/New_York')).toBe('2026-11-20')
})

test('a title drops the separators of empty fields, and keeps those of values', () => {
  const flow = inARow({ review: 'li' })
  const titled = (title: string, values: Readonly<Record<string, string>>) =>
    titleFor(compileFlow({ ...flow, rules: { ...flow.rules, title } }, scope), { ...known, values }, 'chen')

  expect(titled('Trip: {reason}', { reason: 'Paris,' })).toBe('Trip: Paris,')
  expect(titled('Trip: {reason} - {amount}', { reason: 'Paris;' })).toBe('Trip: Paris;')
  expect(titled('Trip: {reason}', {})).toBe('Trip')
})
