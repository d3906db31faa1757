import { expensePlan } from '@signet/form/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const badge = { key: 'badge', kind: 'color', label: 'Badge', settings: { showAlpha: true } }

test('Li takes a swatch, lets half of the light through, and types another', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [badge] }))
  await person.click(screen.getByRole('button', { name: 'Choose Badge' }))
  await person.click(screen.getByRole('radio', { name: 'Blue' }))
  expect(store.values()).toEqual({ badge: '#1e88e5' })
  fireEvent.change(screen.getByLabelText('Opacity 100%'), { target: { value: '50' } })
  expect(store.values()).toEqual({ badge: '#1e88e580' })
  fireEvent.change(screen.getByLabelText('Custom color'), { target: { value: '#112233' } })
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(store.values()).toEqual({ badge: '#11223380' })

  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Badge' })
  await person.clear(box)
  await person.type(box, '29F')
  await person.tab()
  expect(box.value).toBe('#2299ff')
  expect(missing).toEqual([])
})

test('what is no colour stays to be corrected, on the desktop too', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [badge] }), { pointer: 'fine' })
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Badge' })
  await person.type(box, 'blue')
  await person.tab()

  expect(box.value).toBe('blue')
  expect(screen.getByText('Can’t read “Badge”. Enter it again.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose Badge' })).toBeDefined()
  expect(store.values()).toEqual({ badge: null })
})
