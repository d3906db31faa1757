import { type Office, openOffice, password, refusalOf } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an administrator signs a session out, after a question', async () => {
  const { token } = await office.client({ 'App-Origin': 'pc' }).session.login({ account: 'li', password })
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/online-users' })
  await user.click(await screen.findByText(/^li ·/))
  const drawer = await screen.findByRole('dialog')
  await user.click(within(drawer).getByRole('button', { name: 'Sign out' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Sign out' }))

  await expect.poll(() => screen.queryByText(/^li ·/)).toBeNull()
  expect(await refusalOf(office.client({ Authorization: token }).session.currentUser())).toBe(
    'session.endedElsewhere',
  )
})
