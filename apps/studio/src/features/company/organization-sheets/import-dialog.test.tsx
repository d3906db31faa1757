import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('the dialog says what a sheet must look like, and imports nothing without one', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/people' })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const form = within(await screen.findByRole('form', { name: 'Import people' }))

  expect(form.getByText(/A person is known by the account/)).toBeTruthy()
  expect(form.getByText('Choose a sheet first')).toBeTruthy()
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Import right rows' }).disabled).toBe(true)
})
