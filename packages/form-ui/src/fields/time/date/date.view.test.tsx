import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const pointer = 'fine'
const day = (settings: FieldDefinitionInput['settings'] = {}) =>
  expensePlan({ fields: [{ key: 'day', kind: 'date', label: 'Day', settings }] })

test('a press into the box opens a calendar, and a press on a day is the choice', async () => {
  const { store, person, missing } = renderForm(day(), { pointer, values: { day: '2026-11-20' } })
  await person.click(screen.getByRole('textbox', { name: 'Day' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Day' }))
  await person.click(await calendar.findByRole('button', { name: /November 5, 2026/ }))

  expect(store.values()).toEqual({ day: '2026-11-05' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(missing).toEqual([])
})

test('while the calendar is open the box goes on being typed into, and Escape closes it', async () => {
  const { store, person } = renderForm(day(), { pointer })
  const box = screen.getByRole('textbox', { name: 'Day' })
  await person.click(box)
  await screen.findByRole('dialog', { name: 'Day' })
  await person.keyboard('2026-12-05')
  expect(store.values()).toEqual({ day: '2026-12-05' })
  await person.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(box)
})

test('by keyboard an arrow down leads into the calendar, and Escape back', async () => {
  const { store, person } = renderForm(day(), { pointer, values: { day: '2026-11-20' } })
  await person.tab()
  await person.keyboard('{ArrowDown}')
  const chosen = await screen.findByRole('button', { name: /November 20, 2026/ })
  await waitFor(() => expect(document.activeElement).toBe(chosen))
  await person.keyboard('{ArrowRight}{Enter}')

  expect(store.values()).toEqual({ day: '2026-11-21' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' })))
})

test('a month is one of twelve, and those outside the limits are not offered', async () => {
  const plan = day({ precision: 'month', earliest: '2026-03-01' })
  const { store, person } = renderForm(plan, { pointer })
  await person.click(screen.getByRole('button', { name: 'Choose Day' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Feb' }).disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Apr' }))

  expect(store.values()).toEqual({ day: '2026-04-01' })
})

test('where the time counts, a clock stands beside the calendar and the day keeps its time', async () => {
  const { store, person } = renderForm(day({ precision: 'minute' }), {
    pointer,
    values: { day: '2026-11-20T09:30' },
  })
  await person.click(screen.getByRole('textbox', { name: 'Day' }))
  await person.click(await screen.findByRole('button', { name: /November 5, 2026/ }))
  expect(store.values()).toEqual({ day: '2026-11-05T09:30' })
  screen.getByRole('spinbutton', { name: 'Hour' }).focus()
  await person.keyboard('{ArrowDown}')

  expect(store.values()).toEqual({ day: '2026-11-05T10:30' })
})
