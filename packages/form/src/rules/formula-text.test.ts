import { expect, test } from 'vitest'
import { formulaText } from './formula-text.ts'

const english = { locale: 'en-US', t: (key: string) => (key === 'form.yes' ? 'Yes' : 'No') } as const
const chinese = { locale: 'zh-CN', t: (key: string) => (key === 'form.yes' ? '是' : '否') } as const

test('what a formula answers reads as people write it', () => {
  expect(formulaText('1234567.5', 'number', english)).toBe('1,234,567.5')
  expect(formulaText('1234.5', 'number', english, { places: 2 })).toBe('1,234.50')
  expect(formulaText('2026-11-20', 'date', english)).toBe('Nov 20, 2026')
  expect(formulaText('2026-11-20', 'date', chinese)).toBe('2026-11-20')
  expect(formulaText('2026-11-20T09:30:00+08:00', 'datetime', chinese)).toBe('2026-11-20 09:30')
  expect(formulaText(true, 'boolean', english)).toBe('Yes')
  expect(formulaText(false, 'boolean', chinese)).toBe('否')
  expect(formulaText('杭州', 'text', chinese)).toBe('杭州')
})

test('several results stand one after the other, as the language separates them', () => {
  expect(formulaText(['1000', '2'], 'list<number>', english)).toBe('1,000, 2')
  expect(formulaText(['甲', '乙'], 'list<text>', chinese)).toBe('甲、乙')
})

test('what could not be worked out is nothing', () => {
  expect(formulaText(null, 'number', english)).toBe('')
  expect(formulaText(null, 'list<text>', english)).toBe('')
})
