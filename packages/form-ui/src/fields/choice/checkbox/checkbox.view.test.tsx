import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const options = [
  { id: 'desk', label: 'Desk' },
  { id: 'card', label: 'Door card' },
  { id: 'phone', label: 'Phone', retired: true },
]
const needs = { key: 'needs', kind: 'checkbox', label: 'Needs', settings: { options } }

test.each([['coarse'], ['fine']] as const)('Li ticks what is needed', async (pointer) => {
  const { store, person } = renderForm(expensePlan({ fields: [needs] }), { pointer })
  expect(screen.getByRole('group', { name: 'Needs' })).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: 'Phone' })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'Door card' }))
  await person.click(screen.getByRole('checkbox', { name: 'Desk' }))

  expect(store.values()).toEqual({ needs: ['desk', 'card'] })
})
