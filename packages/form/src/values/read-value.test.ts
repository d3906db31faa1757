import { wallClock } from '@signet/i18n'
import { expect, test } from 'vitest'
import { compileForm } from '../plan/compile-form.ts'
import { answeredValue } from './read-value.ts'

const { byPath } = compileForm({
  version: 1,
  key: 'goods',
  dataView: { interface: 'goods', key: 'id' },
  fields: [
    { key: 'text', kind: 'input', label: 'T', answers: 'text', settings: { maxLength: 2000 } },
    { key: 'price', kind: 'number', label: 'P', answers: 'price', settings: { precision: 2 } },
    { key: 'day', kind: 'date', label: 'D', answers: 'day' },
    { key: 'at', kind: 'date', label: 'A', answers: 'at', settings: { precision: 'minute' } },
    { key: 'isNew', kind: 'switch', label: 'N', answers: 'isNew' },
  ],
})
const read = (key: string, raw: unknown) => {
  const field = byPath.get(key) ?? expect.fail(key)
  return answeredValue(field, raw, (text) => wallClock(text, 'Asia/Shanghai'))
}

test.each([
  ['text', 'a\nb', 'a b'],
  ['text', 12, '12'],
  ['text', true, 'true'],
  ['text', ['a', 1], '["a",1]'],
  ['text', `\u0000${'字'.repeat(3000)}`, `${'字'.repeat(1999)}`],
  ['price', 0.1 + 0.2, '0.3'],
  ['price', '1,234.5', '1234.5'],
  ['price', 'many', null],
  ['price', {}, null],
  ['day', '2026-02-28', '2026-02-28'],
  ['day', '2026-02-28T23:00:00Z', '2026-03-01'],
  ['day', '2026-02-31', null],
  ['at', '2026-03-02T23:30:00.123Z', '2026-03-03T07:30'],
  ['at', '2026-03-02 08:15:59', '2026-03-02T08:15'],
  ['isNew', 1, true],
  ['isNew', 'yes', true],
  ['isNew', false, false],
  ['isNew', 'perhaps', null],
])('%s reads %j as %j', (key, raw, value) => {
  expect(read(key, raw)).toBe(value)
})

test('nothing is nothing, in every kind of column', () => {
  for (const key of byPath.keys())
    for (const raw of [null, undefined, '', ' ']) expect(read(key, raw)).toBeNull()
})
