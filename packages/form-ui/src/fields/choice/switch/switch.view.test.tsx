import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const agreed = {
  key: 'agreed',
  kind: 'switch',
  label: 'I agree',
  checks: [{ formula: 'agreed', message: 'Please agree' }],
}

test.each([['coarse'], ['fine']] as const)('Li switches on by keyboard, and off again', async (pointer) => {
  const { store, person } = renderForm(expensePlan({ fields: [agreed] }), { pointer })
  const toggle = screen.getByRole('switch', { name: 'I agree' })
  toggle.focus()
  await person.keyboard(' ')
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  expect(store.values()).toEqual({ agreed: true })
  await person.keyboard(' ')
  await person.tab()

  expect(screen.getByText('Off')).toBeDefined()
  expect(screen.getByText('Please agree')).toBeDefined()
})
