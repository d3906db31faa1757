import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const october = '/studio/working-calendar?month=2026-10'
const day = (name: RegExp) => screen.findByRole('button', { name })
/** Types a time as a person does, and leaves the field. */
function setTime(clock: HTMLElement, time: string) {
  fireEvent.mouseDown(clock)
  fireEvent.focus(clock)
  fireEvent.change(clock, { target: { value: time } })
  fireEvent.blur(clock)
}
const save = () => screen.getByRole('button', { name: /Save$/ })

test("October shows China's week off, the Saturday that makes up for it, and what that leaves", async () => {
  const { user } = await openStudio(office, { as: 'admin', at: october })

  expect(await day(/^2026-10-01: Day off, public calendar. 国庆节/)).toBeTruthy()
  expect(await day(/^2026-10-10: 8 h, public calendar/)).toBeTruthy()
  expect(await day(/^2026-10-11: Day off$/)).toBeTruthy()
  expect(await screen.findByText('18 working days, 144 h')).toBeTruthy()

  await user.click(screen.getByRole('switch'))
  expect(await day(/^2026-10-01: 8 h$/)).toBeTruthy()
  expect(await screen.findByText('22 working days, 176 h')).toBeTruthy()
})

test('an administrator sets a free Friday and shorter Mondays, and the calendar keeps them', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: october })

  await user.click(await day(/^2026-10-16: 8 h$/))
  await user.type(screen.getByRole('textbox', { name: '2026-10-16: note' }), '公司日')
  setTime(screen.getByLabelText('Mon: end of period 2'), '17:00')
  expect(await day(/^2026-10-12: 7 h$/)).toBeTruthy()
  await user.click(save())

  const { workingCalendar } = await office.as('admin')
  await expect
    .poll(async () => (await workingCalendar.show({})).ownDays)
    .toEqual([{ day: '2026-10-16', kind: 'free', name: '公司日' }])
  const { week } = await workingCalendar.show({})
  expect([week[0]?.[1], week[1]?.[1]]).toEqual([
    { from: 780, to: 1020 },
    { from: 780, to: 1080 },
  ])

  await user.click(await day(/^2026-10-16: Day off, set by the company. 公司日/))
  await user.click(save())
  await expect.poll(async () => (await workingCalendar.show({})).ownDays).toEqual([])
})

test('hours that end before they start are reported, and a week without work is refused in the form', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: october })

  setTime(await screen.findByLabelText('Mon: end of period 1'), '08:00')
  expect((await screen.findByRole('alert')).textContent).toMatch(/end after it starts/)

  for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) {
    const hours = within(screen.getByRole('group', { name }))
    for (const remove of hours.getAllByRole('button', { name: /Delete row/ }).toReversed())
      await user.click(remove)
  }
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toMatch(/at least one day/)
})

test('an administrator pastes the announced days of a year, mends a wrong line, and saves them', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/working-calendar?month=2027-02' })
  expect(await day(/^2027-02-06: Day off, expected public holiday. 春节/)).toBeTruthy()
  expect(screen.getByText(/public holidays of 2027 aren’t published yet/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Import holidays' }))
  const text = await screen.findByRole('textbox', { name: 'Or paste the days' })
  fireEvent.change(text, { target: { value: '2027-02-05 ~ 2027-02-11 休 春节\n2027-02-31 班' } })
  expect((await screen.findByRole('alert')).textContent).toBe('Line 2 has no valid date: 2027-02-31 班')
  const take = screen.getByRole('button', { name: 'Add to calendar' })
  expect(take).toHaveProperty('disabled', true)

  fireEvent.change(text, { target: { value: '2027-02-05 ~ 2027-02-11 休 春节\n2027-02-14 班' } })
  expect(await screen.findByText('7 days off, 1 working day')).toBeTruthy()
  await user.click(take)
  expect(await day(/^2027-02-14: 7 h, set by the company/)).toBeTruthy()
  await user.click(save())

  const { workingCalendar } = await office.as('admin')
  await expect.poll(async () => (await workingCalendar.show({})).ownDays.length).toBe(8)
})

test('a year without known holidays is marked', async () => {
  await openStudio(office, { as: 'admin', at: '/studio/working-calendar?month=2039-01' })
  expect(await screen.findByText(/public holidays of 2039 aren’t published yet/)).toBeTruthy()
})
