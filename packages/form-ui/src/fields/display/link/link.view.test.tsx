import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const link = (settings: FieldDefinitionInput['settings']) =>
  expensePlan({
    fields: [
      { key: 'code', kind: 'input', label: 'Code' },
      { key: 'rules', kind: 'link', label: 'Travel rules', settings },
    ],
  })
const shown = () => screen.getByRole<HTMLAnchorElement>('link')

test('another tab opens without a way back into this one, and says so', () => {
  renderForm(link({ address: 'https://example.com/rules' }))
  expect(shown().getAttribute('target')).toBe('_blank')
  expect(shown().getAttribute('rel')).toBe('noopener noreferrer')
  expect(shown().textContent).toBe('Travel rules(opens in a new tab)')
})

test('on the phone the product shows the page itself; on a desktop there is another tab', () => {
  const settings = { address: 'https://example.com/rules', opens: 'inApp' }
  const { view } = renderForm(link(settings))
  expect(shown().getAttribute('href')).toBe(
    '/pages/apply/externalLink/index?url=https%3A%2F%2Fexample.com%2Frules&fullName=Travel+rules',
  )
  expect(shown().getAttribute('target')).toBeNull()
  view.unmount()
  renderForm(link(settings), { pointer: 'fine' })
  expect(shown().getAttribute('href')).toBe('https://example.com/rules')
})

test('a page of the product is opened at once', () => {
  renderForm(link({ address: '/pages/apply/menu/index', opens: 'inApp' }))
  expect(shown().getAttribute('href')).toBe('/pages/apply/menu/index')
})

test('mail and telephone open no tab', () => {
  renderForm(link({ address: 'tel:10086', opens: 'inApp' }))
  expect([shown().getAttribute('href'), shown().getAttribute('target')]).toEqual(['tel:10086', null])
})

test('an address that is worked out leads nowhere while it may not be opened', () => {
  const { store } = renderForm(link({ formula: 'code' }))
  for (const code of ['', 'javascript:alert(1)', '//evil.example']) {
    act(() => store.set('code', code))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('Travel rules')).toBeDefined()
  }
  act(() => store.set('code', 'https://example.com/7'))
  expect(shown().getAttribute('href')).toBe('https://example.com/7')
})
