import { expensePlan } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const shift = { key: 'shift', kind: 'time-range', label: 'Shift', settings: { earliest: '10:00' } }

test('Li chooses a shift on the wheels, which begin where the office opens', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [shift] }))
  await person.click(screen.getByRole('button', { name: /Shift/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Shift' }))
  expect(sheet.getByRole('button', { name: /From/ }).textContent).toContain('10:00')
  await person.click(sheet.getByRole('button', { name: /To/ }))
  sheet.getByRole('spinbutton', { name: 'Hour' }).focus()
  await person.keyboard('{ArrowDown}{ArrowDown}')
  await person.click(sheet.getByRole('button', { name: 'Done' }))
  expect(store.values()).toEqual({ shift: ['10:00', '12:00'] })

  await person.click(screen.getByRole('button', { name: /Shift/ }))
  await person.click(screen.getByRole('button', { name: 'Clear' }))
  expect(store.values()).toEqual({ shift: [] })
  expect(missing).toEqual([])
})
