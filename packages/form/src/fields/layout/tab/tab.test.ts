import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { tab } from './tab.ts'

test('it begins with two panes that have names in every language', () => {
  const { settings } = kindTest(tab)
  expect(tab.slots?.(settings).map(({ id }) => id)).toEqual(['1', '2'])
  expect(tab.slots?.(settings)[0]?.title).toMatchObject({ 'zh-TW': '頁籤一', 'en-US': 'Tab 1' })
})

test('no pane, a pane twice, too many and one with a strange id are refused', () => {
  const pane = (id: string) => ({ id, title: id })
  for (const slots of [
    [],
    [pane('a'), pane('a')],
    Array.from({ length: 21 }, (_, place) => pane(`p${place}`)),
    [pane('a b')],
    [pane('')],
    [pane('a;b')],
  ])
    expect(tab.settings.safeParse({ slots }).success).toBe(false)
})
