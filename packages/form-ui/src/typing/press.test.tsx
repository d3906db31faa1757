import { expensePlan } from '@signet/form/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../test/render-form.tsx'

const plan = expensePlan({
  fields: [
    { key: 'subject', kind: 'input', label: 'Subject', required: true },
    { key: 'paid', kind: 'switch', label: 'Paid' },
  ],
})
const missing = 'Fill in “Subject”'
const turnOfTheBrowser = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Leaves the empty subject by pressing the switch, without releasing it. */
function pressSwitch() {
  const { store } = renderForm(plan)
  const paid = screen.getByRole('switch', { name: 'Paid' })
  act(() => screen.getByLabelText(/Subject/).focus())
  fireEvent.pointerDown(paid, { button: 0 })
  fireEvent.mouseDown(paid, { button: 0 })
  act(() => paid.focus())
  return { paid, store }
}

test('the problem of a field that a press leaves waits until the press has arrived', async () => {
  const { paid, store } = pressSwitch()
  await turnOfTheBrowser()
  expect(screen.queryByText(missing)).toBeNull()

  fireEvent.pointerUp(paid, { button: 0 })
  fireEvent.mouseUp(paid, { button: 0 })
  expect(screen.queryByText(missing)).toBeNull()
  fireEvent.click(paid)
  await turnOfTheBrowser()

  expect(screen.getByText(missing)).toBeDefined()
  expect(store.values()).toMatchObject({ paid: true })
})

test('a press that becomes a scroll shows the problem too', async () => {
  const { paid } = pressSwitch()
  fireEvent.pointerCancel(paid)
  await turnOfTheBrowser()

  expect(screen.getByText(missing)).toBeDefined()
})

test('a touch, whose mouse events come after the finger has left, moves nothing either', async () => {
  renderForm(plan)
  const paid = screen.getByRole('switch', { name: 'Paid' })
  act(() => screen.getByLabelText(/Subject/).focus())
  fireEvent.pointerDown(paid, { button: 0 })
  fireEvent.pointerUp(paid, { button: 0 })
  await turnOfTheBrowser()
  fireEvent.mouseDown(paid, { button: 0 })
  act(() => paid.focus())
  await turnOfTheBrowser()
  expect(screen.queryByText(missing)).toBeNull()

  fireEvent.mouseUp(paid, { button: 0 })
  fireEvent.click(paid)
  await turnOfTheBrowser()
  expect(screen.getByText(missing)).toBeDefined()
})

test('leaving by the keyboard shows the problem at once', () => {
  renderForm(plan)
  act(() => screen.getByLabelText(/Subject/).focus())
  act(() => screen.getByRole('switch', { name: 'Paid' }).focus())

  expect(screen.getByText(missing)).toBeDefined()
})
