import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

test('a title is a heading, with what helps below it', () => {
  const label = { 'zh-CN': '行程', 'zh-TW': '行程', 'en-US': 'Journey' }
  renderForm(expensePlan({ fields: [{ key: 'title', kind: 'group-title', label, help: 'There and back' }] }))
  expect(screen.getByRole('heading', { name: 'Journey', level: 3 })).toBeDefined()
  expect(screen.getByText('There and back')).toBeDefined()
})
