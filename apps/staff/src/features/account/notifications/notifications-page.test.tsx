import { messageChannels } from '@signet/contract'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const page = '/pages/my/notifications/index'
const own = async () => (await office.as('li')).channels.own()
const setRules = async (
  rules: Parameters<Awaited<ReturnType<Office['as']>>['channels']['saveRules']>[0]['rules'],
) => (await office.as('admin')).channels.saveRules({ rules })

test('without channels of the company there is nothing to choose', async () => {
  await renderStaff(office, 'li', page)
  expect(await screen.findByText('Messages are shown here only')).toBeTruthy()
})

test('a choice is saved at once; what the company demands is ticked and what it does not offer has no box', async () => {
  await setRules({ waiting: { mail: 'usual', sms: 'offered' }, decided: { mail: 'always' } })
  const { user } = await renderStaff(office, 'li', page)
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box('Waiting for me: Mail')).checked).toBe(true)
  expect((await box('My requests are decided: Mail')).disabled).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'My requests are decided: Text' })).toBeNull()

  await user.click(await box('Waiting for me: Mail'))
  await user.click(await box('Waiting for me: Text'))
  await expect.poll(async () => (await own()).choices).toEqual({ waiting: { mail: false, sms: true } })
  expect(screen.getByText('Mail: you have no mail address')).toBeTruthy()
})

test('every channel has a name, and says why it does not reach the person', async () => {
  await setRules({ waiting: Object.fromEntries(messageChannels.map((name) => [name, 'usual' as const])) })
  await renderStaff(office, 'li', page)
  expect(await screen.findByText('WeCom: your WeCom account isn’t linked yet')).toBeTruthy()
  expect(screen.getAllByRole('checkbox', { name: /^Waiting for me: / })).toHaveLength(messageChannels.length)
})

test('quiet hours and one mail a day begin with usual times', async () => {
  await setRules({ waiting: { mail: 'usual' } })
  const { user } = await renderStaff(office, 'li', page)
  await user.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }))
  await user.click(await screen.findByRole('checkbox', { name: 'One mail a day' }))
  await expect.poll(async () => (await own()).digestAt).toBe(18 * 60)
  expect((await own()).quiet).toEqual({ from: 22 * 60, to: 8 * 60 })
  expect(await screen.findByLabelText('Sent at')).toBeTruthy()
})
