import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../../../test/render-form.tsx'

const things = {
  'interface:hotels/id/fullName': [
    { id: '1', name: 'Lakeside Hotel' },
    { id: '2', name: 'Lake View' },
  ],
} as const
const plan = expensePlan({
  fields: [
    {
      key: 'hotel',
      kind: 'auto-complete',
      label: 'Hotel',
      settings: { source: { from: 'interface', interface: 'hotels' } },
    },
  ],
})

test('Li types a few letters and takes a suggestion with the keyboard', async () => {
  const lookup = lookupDesk(things)
  const { store, person } = renderForm(plan, { lookup })
  expect(lookup.asked).toEqual([])
  await person.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Lake')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  expect(store.values()).toEqual({ hotel: 'Lake View' })
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('or with the thumb, or none at all', async () => {
  const { store, person } = renderForm(plan, { lookup: lookupDesk(things) })
  const box = screen.getByRole('combobox', { name: 'Hotel' })
  await person.type(box, 'Lakes')
  await person.click(await screen.findByRole('option', { name: 'Lakeside Hotel' }))
  expect(store.values()).toEqual({ hotel: 'Lakeside Hotel' })

  await person.clear(box)
  await person.type(box, 'A tent{Escape}')
  expect(store.values()).toEqual({ hotel: 'A tent' })
})

test('what cannot be asked suggests nothing, and stops nobody', async () => {
  const lookup = { ...lookupDesk(things), search: () => Promise.reject(new Error('away')) }
  const { store, person } = renderForm(plan, { lookup })
  await person.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Lake')

  expect(store.values()).toEqual({ hotel: 'Lake' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('on the desktop suggestions open below the box', async () => {
  const { store, person } = renderForm(plan, { pointer: 'fine', lookup: lookupDesk(things) })
  await person.type(screen.getByRole('combobox', { name: 'Hotel' }), 'Lake')
  await person.click(await screen.findByRole('option', { name: 'Lake View' }))

  expect(store.values()).toEqual({ hotel: 'Lake View' })
})
