import { minutes, type Office, openOffice, password } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => office.close())

test('an administrator gives a reason and the own password, and a window opens with what the person sees', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { li } = office.company.people
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/people?open=${li}` })
  await user.click(await screen.findByRole('button', { name: 'View as this person' }))
  const form = within(await screen.findByRole('form', { name: 'View as 李伟' }))
  await user.type(form.getByLabelText('Reason'), '看不到列表')
  office.clock.pass(minutes(11))
  await user.click(form.getByRole('button', { name: 'View as this person' }))
  await user.type(await screen.findByLabelText('Your own password'), password)
  await user.click(screen.getByRole('button', { name: 'Confirm' }))

  await expect.poll(() => open.mock.calls.length).toBe(1)
  const [address = ''] = open.mock.calls[0] ?? []
  const [, authorization = ''] = String(address).split('#view=')
  const { userInfo } = await office.client({ authorization }).session.currentUser()
  expect(userInfo).toMatchObject({ userAccount: 'li', isAdministrator: false })
  expect(open.mock.calls[0]?.slice(1)).toEqual(['_blank', 'noopener'])
})
