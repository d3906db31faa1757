import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
const ids: Record<'entrust' | 'agency', string> = { entrust: '', agency: '' }
beforeAll(async () => {
  office = await openOffice()
  const { wang, zhao } = office.company.people
  const { delegations } = await office.as('li')
  const now = office.clock()
  const hour = 3_600_000
  const period = {
    startsAt: new Date(now - hour).toISOString(),
    endsAt: new Date(now + 100 * hour).toISOString(),
  }
  const agency = { kind: 'agency' as const, toUserIds: [wang], note: 'Abroad', ...period }
  ids.agency = (await delegations.create(agency)).id
  ids.entrust = (await delegations.create({ kind: 'entrust', toUserIds: [zhao], ...period })).id
})
afterEach(cleanup)
afterAll(() => office.close())

const open = (search = '') => openStudio(office, { as: 'admin', at: `/studio/delegations${search}` })
const rowOf = (id: string) => document.querySelector(`[data-row="${id}"]`)

test('delegations are filtered by person, kind and state, and the address keeps the filter', async () => {
  await open(`?person=${office.company.people.zhao}`)
  expect(await screen.findByText('1 item')).toBeTruthy()
  expect(rowOf(ids.entrust)).not.toBeNull()
  cleanup()

  await open('?kind=agency&status=active')
  expect(await screen.findByText('1 item')).toBeTruthy()
  expect(rowOf(ids.agency)).not.toBeNull()
  cleanup()

  await open('?status=stopped')
  expect(await screen.findByText('No results')).toBeTruthy()
})

test('an administrator ends one with a reason, and Wang no longer decides for Li', async () => {
  const { user } = await open(`?open=${ids.agency}`)
  expect(await screen.findByText('Abroad')).toBeTruthy()
  const form = within(await screen.findByRole('form', { name: 'Stop' }))
  const send = form.getByRole<HTMLButtonElement>('button', { name: 'Stop' })
  expect(send.disabled).toBe(true)
  await user.type(form.getByLabelText('Reason'), 'Li is back')
  await user.click(send)

  await expect.poll(() => screen.queryByRole('form', { name: 'Stop' })).toBeNull()
  const { delegations } = await office.as('li')
  expect((await delegations.open({ id: ids.agency })).status).toBe('stopped')
})

test('an administrator can require that receivers accept first', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Rules' }))
  await user.click(await screen.findByRole('switch', { name: 'Approval delegations must be accepted' }))
  const { delegations } = await office.as('admin')
  await expect.poll(() => delegations.rules({})).toEqual({ entrustAsks: false, agencyAsks: true })
})
