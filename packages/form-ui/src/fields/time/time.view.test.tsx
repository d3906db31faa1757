import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan, formulaContext } from '@signet/form/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { layOut, renderForm } from '../../../test/render-form.tsx'
import { partsOf, rangeOf, textOfParts, turn, unitsOf } from './date/date-wheels.view.tsx'

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

test('in Chinese the calendar shows lunar days under the dates', async () => {
  const { person } = renderForm(day(), { pointer, locale: 'zh-CN', values: { day: '2026-11-20' } })
  await person.click(screen.getByRole('textbox', { name: 'Day' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Day' }))
  const fifth = await calendar.findByRole('button', { name: /2026年11月5日/ })
  expect(fifth.textContent).toBe('5廿七')
})

test('the calendar marks days off and make-up workdays', async () => {
  const calendar = { holidays: ['2026-11-05'], workdays: ['2026-11-07'] }
  const { person } = renderForm(day(), {
    pointer,
    values: { day: '2026-11-20' },
    context: { ...formulaContext, calendar },
  })
  await person.click(screen.getByRole('textbox', { name: 'Day' }))
  const texts = async (name: RegExp) => (await screen.findByRole('button', { name })).textContent
  expect([
    await texts(/November 5, 2026/),
    await texts(/November 7, 2026/),
    await texts(/November 6, 2026/),
  ]).toEqual(['5off', '7work', '6'])
})

test('a half day is typed, chosen beside the calendar, or turned on a wheel', async () => {
  const plan = day({ precision: 'halfDay' })
  const { store, person, view } = renderForm(plan, { pointer, locale: 'zh-CN' })
  const box = screen.getByRole('textbox', { name: 'Day' })
  await person.click(box)
  const morning = await screen.findByRole('button', { name: '上午' })
  expect(morning.getAttribute('aria-pressed')).toBe('false')
  await person.keyboard('11-5 下午')
  expect(store.values()).toEqual({ day: '2026-11-05T12:00' })
  await person.click(screen.getByRole('button', { name: '上午' }))
  expect(store.values()).toEqual({ day: '2026-11-05T00:00' })
  await person.keyboard('{Escape}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('2026-11-05 上午')
  view.unmount()

  expect(unitsOf('halfDay')).toEqual(['year', 'month', 'day', 'halfDay'])
  expect(textOfParts(turn(partsOf('2026-11-05T09:00'), 'halfDay', 1))).toBe('2026-11-05T12:00:00')
  expect(partsOf('2026-11-05T13:30').halfDay).toBe(1)
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

test('a day is typed as people write it', async () => {
  const { store, person } = renderForm(day(), { pointer })
  await person.click(screen.getByRole('textbox', { name: 'Day' }))
  await person.keyboard('11-5')
  expect(store.values()).toEqual({ day: '2026-11-05' })
  await person.clear(screen.getByRole('textbox', { name: 'Day' }))
  await person.keyboard('tomorrow{Escape}')

  expect(store.values()).toEqual({ day: '2026-11-21' })
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

test('where the time counts, a clock is beside the calendar and the day keeps its time', async () => {
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

test('wheels hold the day inside its month and reach 150 years each way', () => {
  const parts = turn(partsOf('2028-01-31'), 'month', 2)
  expect(textOfParts(parts)).toBe('2028-02-29T00:00:00')
  expect(rangeOf('day', parts, { now: '2026-11-20' })).toEqual([1, 29])
  expect(rangeOf('year', parts, { now: '2026-11-20' })).toEqual([1876, 2176])
  expect(unitsOf('month')).toEqual(['year', 'month'])
})

const arrival = { key: 'arrival', kind: 'time', label: 'Arrival' }

test('a required date is not missing while its wheels are open, but when they close without a choice', async () => {
  const { person } = renderForm(
    expensePlan({ fields: [{ key: 'day', kind: 'date', label: 'Day', required: true }] }),
  )
  await person.click(screen.getByRole('textbox', { name: /Day/ }))
  await screen.findByRole('dialog')
  expect(screen.queryByText('Fill in “Day”')).toBeNull()

  await person.click(screen.getByRole('button', { name: 'Close' }))
  await screen.findByText('Fill in “Day”')
})

test('Li types the time as it comes, or spins it from now', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [arrival] }))
  const box = screen.getByLabelText<HTMLInputElement>('Arrival')
  await person.clear(box)
  await person.keyboard('930')
  await person.tab()
  expect(screen.getByText('Can’t read “Arrival”. Enter it again.')).toBeDefined()
  await person.clear(box)
  await person.keyboard('0945')
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

const shift = { key: 'shift', kind: 'time-range', label: 'Shift', settings: { earliest: '10:00' } }

test('Li chooses a shift on the wheels, which begin where the office opens', async () => {
  const { store, person, missing } = renderForm(expensePlan({ fields: [shift] }))
  await person.click(screen.getByRole('button', { name: /Shift/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Shift' }))
  expect(sheet.getByRole('button', { name: /From/ }).textContent).toContain('10:00')
  await person.click(sheet.getByRole('button', { name: /To/ }))
  sheet.getByRole('spinbutton', { name: 'Hour' }).focus()
  await person.keyboard('{ArrowDown}{ArrowDown}')
  await person.click(sheet.getByRole('button', { name: 'Done' }))
  expect(store.values()).toEqual({ shift: ['10:00', '12:00'] })

  await person.click(screen.getByRole('button', { name: /Shift/ }))
  await person.click(screen.getByRole('button', { name: 'Clear' }))
  expect(store.values()).toEqual({ shift: [] })
  expect(missing).toEqual([])
})

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
