import { expensePlan } from '@signet/form/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut, renderForm } from '../../../../test/render-form.tsx'

const leave = { key: 'leave', kind: 'date-range', label: 'Leave' }
const who = { key: 'who', kind: 'input', label: 'Who' }

test('Li takes the past week with one press', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [leave] }))
  await person.click(screen.getByRole('button', { name: /Leave/ }))
  await person.click(screen.getByRole('button', { name: 'Past week' }))

  expect(store.values()).toEqual({ leave: ['2026-11-14', '2026-11-20'] })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(missing).toEqual([])
})

test('Li turns the beginning past the end, and the end comes along', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [leave] }), {
    values: { leave: ['2026-11-18', '2026-11-20'] },
  })
  await person.click(screen.getByRole('button', { name: /Leave/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Leave' }))
  expect(sheet.getByRole('button', { name: /From/ }).getAttribute('aria-pressed')).toBe('true')
  sheet.getByRole('spinbutton', { name: 'Day' }).focus()
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(sheet.getByRole('button', { name: /To/ }).textContent).toContain('Nov 21, 2026')
  await person.click(sheet.getByRole('button', { name: /To/ }))
  sheet.getByRole('spinbutton', { name: 'Day' }).focus()
  await person.keyboard('{ArrowDown}')
  await person.click(sheet.getByRole('button', { name: 'Done' }))

  expect(store.values()).toEqual({ leave: ['2026-11-21', '2026-11-22'] })
})

test('on the desktop both ends are typed', async () => {
  const { store, person } = renderForm(expensePlan({ fields: [leave] }), { pointer: 'fine' })
  await person.click(screen.getByRole('textbox', { name: 'From' }))
  await person.keyboard('2026-11-18{Enter}2026-11-20{Enter}')

  expect(store.values()).toEqual({ leave: ['2026-11-18', '2026-11-20'] })
})

test('in a grid a range has the room that two dates need, and a plain field no more than before', () => {
  layOut(400, 960)
  const stays = { key: 'stays', kind: 'sub-table', label: 'Stays', fields: [{ ...leave, key: 'stay' }, who] }
  renderForm(expensePlan({ fields: [stays] }), { pointer: 'fine' })
  const tracks = screen.getByRole('table').parentElement?.style.getPropertyValue('--tracks')

  expect(tracks).toBe('minmax(260px, 260fr) minmax(140px, 140fr)')
})
