import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

/** Invites somebody of another company and returns their session, with a password of their own. */
async function sessionOfGuest(): Promise<string> {
  const { externals } = await office.as('admin')
  const lastDay = new Date(office.clock() + 30 * 86_400_000).toISOString().slice(0, 10)
  const { password } = await externals.invite({
    account: 'mei',
    realName: '梅',
    company: '蓝山供应',
    lastDay,
  })
  const { session } = office.client()
  const refused = await session
    .login({ account: 'mei@demo', password: password ?? '' })
    .catch((error) => error)
  const { challenge } = refused.params
  return (await session.loginPassword({ challenge, password: 'magnolia in bloom' })).token
}

const ofTheCompany = ['Delegations', 'Calendar', 'Documents', 'Organization']

test('people of the company find their calendar, documents, delegations and organization', async () => {
  await renderStaff(office, 'employee', '/pages/index/my')
  expect(await screen.findByRole('link', { name: /My signatures/ })).toBeTruthy()
  for (const name of ofTheCompany) expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy()
})

test('external people see no way to pages that are closed to them', async () => {
  const before = new Map([['token', await sessionOfGuest()]])
  const { user } = await renderStaff(office, null, '/pages/index/my', { before, width: 1280 })
  expect(await screen.findByText('梅')).toBeTruthy()
  expect(screen.getByRole('link', { name: /My signatures/ })).toBeTruthy()
  for (const name of ofTheCompany) expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull()

  await user.keyboard('{Control>}k{/Control}')
  const search = within(await screen.findByRole('dialog'))
  expect(await search.findByText('Home')).toBeTruthy()
  for (const name of ['Calendar', 'Documents']) expect(search.queryByText(name)).toBeNull()
})
