import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator sees a reserved number, for whom and why, and narrows the ledger', async () => {
  const { billRules } = await office.as('admin')
  const settings = { kind: 'serial', digits: 4 } as const
  await billRules.create({ fullName: '报销单', enCode: 'expense', settings })
  const number = await (await office.as('li')).billRules.number({ enCode: 'expense' })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/bill-numbers' })

  await user.click(await screen.findByText(number))
  const drawer = await screen.findByRole('dialog')
  expect(within(drawer).getByText(/Reserved for an open form/)).toBeTruthy()
  await user.keyboard('{Escape}')
  cleanup()
  await openStudio(office, { as: 'admin', at: '/studio/bill-numbers?status=void' })
  expect(await screen.findByText('No results')).toBeTruthy()
})
