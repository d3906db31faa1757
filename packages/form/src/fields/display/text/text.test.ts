import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { text } from './text.ts'

test('its look is one of a few roles, never a style sheet', () => {
  expect(kindTest(text, { tone: 'danger', size: 'title', weight: 'strong' }).settings).toMatchObject({
    tone: 'danger',
  })
  for (const raw of [{ tone: '#f00' }, { size: '40px' }, { style: 'position: fixed' }])
    expect(text.settings.safeParse(raw).success).toBe(false)
})

test('only what it shows is worked out', () => {
  expect(text.parameters?.(kindTest(text).settings)).toEqual({})
  expect(text.parameters?.(kindTest(text, { formula: 'a + 1' }).settings)).toEqual({ formula: 'a + 1' })
})

test('paragraphs have room, books have not', () => {
  expect(text.settings.safeParse({ content: { 'zh-CN': '字'.repeat(4000) } }).success).toBe(true)
  expect(text.settings.safeParse({ content: '字'.repeat(4001) }).success).toBe(false)
})
