import { type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice({ unlimited: false })
})
afterEach(cleanup)
afterAll(() => office.close())

test('after failed tries the page works out a proof unasked, and the right password leads home', async () => {
  for (const account of ['one', 'two', 'three'])
    await office
      .client()
      .session.login({ account, password: 'wrong' })
      .catch(() => undefined)
  const { user } = await renderStaff(office, null, '/')
  await user.type(await screen.findByLabelText(/^Account/), 'employee')
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
  expect(await office.db.platform.selectFrom('spentProof').selectAll().execute()).toHaveLength(1)
})
