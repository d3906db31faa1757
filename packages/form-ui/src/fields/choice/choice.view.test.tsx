import { expensePlan } from '@signet/form/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../test/render-form.tsx'

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

const marks = [{ at: '0.5', label: 'Medium' }]
const share = {
  key: 'share',
  kind: 'slider',
  label: 'Share',
  settings: { max: 1, step: '0.1', unit: 'parts', marks },
}

test('nothing is chosen until Li moves it; then the place is said with its unit and its mark', () => {
  const { store, missing } = renderForm(expensePlan({ fields: [share] }))
  const slider = screen.getByRole('slider', { name: 'Share' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Not filled in')
  expect(store.values()).toEqual({ share: null })
  fireEvent.change(slider, { target: { value: '0.5' } })

  expect(store.values()).toEqual({ share: '0.5' })
  expect(slider.getAttribute('aria-valuetext')).toBe('0.5 parts (Medium)')
  expect(missing).toEqual([])
})

test('a press on the beginning chooses the beginning, and it can be cleared again', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [share] }))
  await person.click(screen.getByRole('slider', { name: 'Share' }))
  expect(store.values()).toEqual({ share: '0' })
  await person.click(screen.getByRole('button', { name: 'Clear “Share”' }))
  expect(store.values()).toEqual({ share: null })
  expect(document.activeElement).toBe(screen.getByRole('slider'))

  await person.keyboard('{Enter}')
  expect(store.values()).toEqual({ share: '0' })
})

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
