import { expensePlan } from '@signet/form/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lookupDesk, renderForm } from '../../test/render-form.tsx'

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

test('one of several is taken out where it stands', async () => {
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

/** Found by what it is for the eye: it is not there for those who do not see it. */
function signIn(form: HTMLElement): Element {
  const sign = [...form.querySelectorAll('[aria-hidden="true"]')].find((one) => one.tagName === 'SPAN')
  if (!sign) throw new Error('There is no sign')
  return sign
}
