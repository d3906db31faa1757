import { rightsAtStart } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const plan = expensePlan({
  fields: [
    { key: 'price', kind: 'number', label: 'Price' },
    {
      key: 'note',
      kind: 'text',
      label: 'Note',
      settings: {
        content: { 'zh-CN': '共 {value} 元', 'en-US': 'That makes {value} yuan' },
        formula: 'price * 2',
        places: 2,
      },
    },
    { key: 'plain', kind: 'text', label: { 'zh-CN': '说明', 'en-US': 'Please read' } },
  ],
})

test.each([
  ['phone', 'coarse'],
  ['desktop', 'fine'],
] as const)('on the %s the result stands among the words and follows what is filled in', (_name, pointer) => {
  const { store } = renderForm(plan, { pointer })
  expect(screen.getByText('That makes', { exact: false }).textContent).toBe('That makes — yuan')
  act(() => store.set('price', '617.25'))

  expect(screen.getByRole('status').textContent).toBe('1,234.50')
  expect(screen.getByText('That makes', { exact: false }).textContent).toBe('That makes 1,234.50 yuan')
  expect(screen.getByText('Please read')).toBeDefined()
})

test('words are those of the reader, and what is not given to him is not told', () => {
  renderForm(plan, { locale: 'zh-TW', rights: rightsAtStart({ price: 'hidden' }), values: {} })
  expect(screen.getByText('共', { exact: false }).textContent).toBe('共 — 元')
})
