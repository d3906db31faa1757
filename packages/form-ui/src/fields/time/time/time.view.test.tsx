import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const arrival = { key: 'arrival', kind: 'time', label: 'Arrival' }

test('Li types the time as it comes, or spins it from now', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [arrival] }))
  const box = screen.getByLabelText<HTMLInputElement>('Arrival')
  await person.type(box, '930')
  await person.tab()
  expect(screen.getByText('Can’t read “Arrival”. Enter it again.')).toBeDefined()
  await person.clear(box)
  await person.type(box, '0945')
  await person.tab()
  expect(box.value).toBe('09:45')
  expect(store.values()).toEqual({ arrival: '09:45' })

  await person.click(screen.getByRole('button', { name: 'Choose Arrival' }))
  screen.getByRole('spinbutton', { name: 'Hour' }).focus()
  await person.keyboard('{PageDown}{ArrowUp}')
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(store.values()).toEqual({ arrival: '18:45' })
  expect(missing).toEqual([])
})

test('on the desktop it is typed into the picker', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [arrival] }), { pointer: 'fine' })
  await person.click(screen.getByLabelText('Arrival'))
  await person.keyboard('0945{Enter}')

  expect(store.values()).toEqual({ arrival: '09:45' })
})
