import { BillRuleSettings } from '@signet/contract'
import { expect, test } from 'vitest'
import { billText, drawText, periodOf, serialCore, showsPeriod } from './bill-text.ts'

const timeZone = 'Asia/Shanghai'
const serial = (more: object) => {
  const settings = BillRuleSettings.parse({ kind: 'serial', ...more })
  if (settings.kind !== 'serial') throw new Error('not a serial')
  return settings
}

test.each([
  ['no', '0007'],
  ['YYYY', '20260007'],
  ['YYYYMM', '2026120007'],
  ['YYYYMMDD', '202612010007'],
  ['YYYYMMDDHH', '20261201000007'],
  ['YYYYMMDDHHmmssSSS', '202612010030059870007'],
] as const)('a number with the date as %s is %s, on the company’s own day', (dateFormat, written) => {
  const time = { now: '2026-11-30T16:30:05.987Z', timeZone }

  expect(serialCore(serial({ dateFormat }), 7, time)).toBe(written)
})

test('a count beyond its digits gets longer and does not restart', () => {
  const time = { now: '2026-11-30T00:00:00Z', timeZone }

  expect(serialCore(serial({ dateFormat: 'no', digits: 2 }), 123, time)).toBe('123')
})

test('periods follow the company’s calendar', () => {
  const newYear = { now: '2026-12-31T16:00:00Z', timeZone }

  expect(periodOf({ reset: 'day' }, newYear)).toBe('20270101')
  expect(periodOf({ reset: 'month' }, newYear)).toBe('202701')
  expect(periodOf({ reset: 'year' }, newYear)).toBe('2027')
  expect(periodOf({ reset: 'never' }, newYear)).toBe('')
})

test.each([
  ['day', 'YYYYMM', false],
  ['month', 'no', false],
  ['month', 'YYYYMM', true],
  ['day', 'YYYYMMDDHH', true],
  ['never', 'no', true],
] as const)('counting anew each %s with the date as %s: %s', (reset, dateFormat, isShown) => {
  expect(showsPeriod(serial({ reset, dateFormat }))).toBe(isShown)
})

test('texts and fields surround a number; a missing field adds nothing', () => {
  const settings = serial({
    prefix: [
      { kind: 'text', text: 'BX-' },
      { kind: 'field', field: 'city' },
    ],
    suffix: [
      { kind: 'field', field: 'constructor' },
      { kind: 'text', text: '#' },
    ],
  })

  expect(billText(settings, '1', { city: 'HZ' })).toBe('BX-HZ1#')
  expect(billText(settings, '1', {})).toBe('BX-1#')
})

test('every letter is drawn with equal probability', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const drawn = drawText(() => all, { alphabet: 'digits', digits: 250 })
  const counts = Object.values(Object.groupBy([...drawn], (digit) => digit)).map((one) => one?.length)

  expect(counts).toEqual(Array(10).fill(25))
})
