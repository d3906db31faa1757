import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const service = { key: 'service', kind: 'rate', label: 'Service', settings: { half: true } }

test('Li gives four and a half stars, thinks again, and takes them away', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [service] }))
  await person.click(screen.getByRole('radio', { name: '4.5 stars' }))
  expect(store.values()).toEqual({ service: '4.5' })
  await person.click(screen.getByRole('radio', { name: '1 star' }))
  expect(store.values()).toEqual({ service: '1' })
  await person.click(screen.getByRole('radio', { name: '1 star' }))

  expect(store.values()).toEqual({ service: null })
  expect(missing).toEqual([])
})

test('a rating that must be given cannot be taken away, only changed', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [{ ...service, required: true }] }))
  await person.click(screen.getByRole('radio', { name: '2 stars' }))
  await person.click(screen.getByRole('radio', { name: '2 stars' }))

  expect(store.values()).toEqual({ service: '2' })
  expect(screen.queryByRole('button', { name: 'Clear “Service”' })).toBeNull()
  expect(screen.getByRole('radiogroup', { name: /Service/ })).toBeDefined()
})
