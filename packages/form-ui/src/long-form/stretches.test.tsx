import { expensePlan } from '@signet/form/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nearView } from '../../test/near-view.ts'
import { lookupDesk, renderForm } from '../../test/render-form.tsx'

const comeNear = nearView()

const fields = Array.from({ length: 60 }, (_, index) => ({
  key: `f${index}`,
  kind: 'input',
  label: `Field ${index}`,
  ...(index === 59 ? { required: true } : {}),
  ...(index === 45 ? { visible: "f0 == 'more'" } : {}),
}))
const long = expensePlan({ fields })
const box = (index: number) => screen.queryByLabelText(new RegExp(`^Field ${index}(?!\\d)`))

test('a far field of a long form is a label, and is drawn when it comes near', () => {
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

test('Tab skips nothing: the next part is drawn when the focus is in the one before', async () => {
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
  expect(fields.filter((_, index) => index !== 45 && !box(index))).toEqual([])
})

test('inside a layout only what is near is drawn, too', () => {
  const card = { key: 'all', kind: 'card', label: 'All', fields }
  renderForm(expensePlan({ fields: [card] }))
  expect(box(9)).not.toBeNull()
  expect(box(30)).toBeNull()
})

const pointer = 'fine'
const options = [
  { id: 'travel', label: 'Travel' },
  { id: 'office', label: 'Office' },
]
const kind = { key: 'kind', kind: 'select', label: 'Kind', settings: { options } }
const kinds = { ...kind, settings: { options, multiple: true } }
const subject = { key: 'subject', kind: 'input', label: 'Subject' }
const day = { key: 'day', kind: 'date', label: 'Day' }
const days = { key: 'days', kind: 'date-range', label: 'Days' }

test('a choice says its name, what is chosen and what is wrong before anybody turns to it', () => {
  const plan = expensePlan({ fields: [{ ...kind, required: true }] })
  const { store } = renderForm(plan, { pointer, values: { kind: 'travel' } })
  const box = screen.getByRole('combobox', { name: 'Kind' })
  expect([box.textContent, box.getAttribute('aria-required'), box.getAttribute('aria-invalid')]).toEqual([
    'Travel',
    'true',
    null,
  ])

  store.set('kind', 'gone')
  store.attempt()
  return waitFor(() => {
    const refused = screen.getByRole('combobox', { name: 'Kind' })
    expect(refused.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(refused.getAttribute('aria-describedby') ?? '')).not.toBeNull()
  })
})

test('with Tab and the first letters Li is at the option that begins with them', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [subject, kind] }), { pointer })
  await person.click(screen.getByLabelText('Subject'))
  await person.keyboard('{Tab}Off')
  expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Office' }))
  await person.keyboard('{Enter}')

  expect(store.values()).toMatchObject({ kind: 'office' })
})

test('a date is typed after Tab, over the one that was there', async () => {
  const plan = expensePlan({ fields: [subject, day] })
  const { store, person } = renderForm(plan, { pointer, values: { subject: '', day: '2026-11-20' } })
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('Nov 20, 2026')
  await person.click(screen.getByLabelText('Subject'))
  await person.keyboard('{Tab}2026-12-05{Enter}')

  expect(store.values()).toMatchObject({ day: '2026-12-05' })
})

test('the end of a range that is pressed is the one that takes the keys', async () => {
  const { person } = renderForm(expensePlan({ fields: [days] }), { pointer })
  await person.click(screen.getByLabelText('To'))

  expect(document.activeElement).toBe(screen.getByLabelText('To'))
})

test('a press on the label leads into the control', async () => {
  const { person } = renderForm(expensePlan({ fields: [kind] }), { pointer })
  await person.click(screen.getByText('Kind'))

  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Kind' }))
})

test('what may be missing is cleared by the sign at the end, and nothing opens', async () => {
  const plan = expensePlan({ fields: [kind] })
  const { store, person, view } = renderForm(plan, { pointer, values: { kind: 'travel' } })
  await person.click(signIn(view.container))

  expect(store.values()).toEqual({ kind: null })
  expect(document.querySelector('[role="listbox"]')).toBeNull()
})

test('one of several is removed at its place', async () => {
  const plan = expensePlan({ fields: [kinds] })
  const { store, person } = renderForm(plan, { pointer, values: { kind: ['travel', 'office'] } })
  const cross = screen.getByText('Travel').nextElementSibling
  await person.click(cross as Element)

  expect(store.values()).toEqual({ kind: ['office'] })
})

test('people read by their names before anybody turns to them, and nothing else is asked', async () => {
  const lookup = lookupDesk({})
  const who = { key: 'who', kind: 'user-select', label: 'Who', settings: { multiple: true } }
  renderForm(expensePlan({ fields: [who] }), { pointer, lookup, values: { who: ['li', 'wang'] } })

  expect(await screen.findByText(/李静怡/)).toBeDefined()
  expect(lookup.asked).toEqual([{ of: 'people', ids: ['li', 'wang'] }])
})

/** Finds a sign by its look, because it is hidden from screen readers. */
function signIn(form: HTMLElement): Element {
  const sign = [...form.querySelectorAll('[aria-hidden="true"]')].find((one) => one.tagName === 'SPAN')
  if (!sign) throw new Error('There is no sign')
  return sign
}
