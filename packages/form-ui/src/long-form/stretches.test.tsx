import { expensePlan } from '@signet/form/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nearView } from '../../test/near-view.ts'
import { renderForm } from '../../test/render-form.tsx'

const comeNear = nearView()

const fields = Array.from({ length: 60 }, (_, place) => ({
  key: `f${place}`,
  kind: 'input',
  label: `Field ${place}`,
  ...(place === 59 ? { required: true } : {}),
  ...(place === 45 ? { visible: "f0 == 'more'" } : {}),
}))
const long = expensePlan({ fields })
const box = (place: number) => screen.queryByLabelText(new RegExp(`^Field ${place}(?!\\d)`))

test('of a long form what is far stands there by its label, and is drawn when it comes near', () => {
  renderForm(long)
  expect(box(9)).not.toBeNull()
  expect(box(30)).toBeNull()

  comeNear(screen.getByText('Field 30'))
  expect(box(30)).not.toBeNull()
  expect(box(50)).toBeNull()
})

test('a form that is not long is drawn at once', () => {
  renderForm(expensePlan({ fields: fields.slice(0, 40) }))
  expect(box(39)).not.toBeNull()
})

test('Tab skips nothing: whoever is in one part has the next at hand', async () => {
  const { person } = renderForm(long)
  await person.click(screen.getByLabelText('Field 9'))
  await person.tab()
  expect(document.activeElement).toBe(box(10))
})

test('the summary leads to a field that is far', async () => {
  const { store, person } = renderForm(long)
  act(() => void store.attempt())
  await person.click(within(screen.getByRole('alert')).getByRole('button'))
  expect(document.activeElement).toBe(box(59))
})

test('a far field that is hidden has no label until its rule shows it', () => {
  const { store } = renderForm(long)
  expect(screen.queryByText('Field 45')).toBeNull()
  act(() => store.set('f0', 'more'))
  expect(screen.getByText('Field 45')).toBeDefined()
})

test('what is printed is the whole form', () => {
  renderForm(long)
  fireEvent(window, new Event('beforeprint'))
  expect(fields.filter((_, place) => place !== 45 && !box(place))).toEqual([])
})

test('inside a layout only what is near is drawn, too', () => {
  const card = { key: 'all', kind: 'card', label: 'All', fields }
  renderForm(expensePlan({ fields: [card] }))
  expect(box(9)).not.toBeNull()
  expect(box(30)).toBeNull()
})
