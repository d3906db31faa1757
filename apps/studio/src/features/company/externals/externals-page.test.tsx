import { type Office, openOffice, refusalOf } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice({ secretKey: new Uint8Array(32).fill(7) })
  // Days are chosen on the screen by the clock of this machine.
  office.clock.set(new Date().toISOString())
})
afterEach(cleanup)
afterAll(() => office.close())

const open = (search = '') => openStudio(office, { as: 'admin', at: `/studio/externals${search}` })

test('somebody of another company is invited, and the initial password is shown once', async () => {
  const { user } = await open('?open=new')
  const form = within(await screen.findByRole('form', { name: 'Invite an external person' }))
  await user.type(form.getByLabelText('Name'), '梅供应')
  await user.type(form.getByLabelText('Account'), 'mei')
  await user.type(form.getByLabelText('Company'), '蓝山供应')
  await user.click(form.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('梅供应’s initial password')).toBeTruthy()
  const password = screen.getByText(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/).textContent ?? ''
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  const signIn = office.client().session.login({ account: 'mei@demo', password })
  expect(await refusalOf(signIn)).toBe('session.passwordMustChange')
  expect(await screen.findByText('蓝山供应')).toBeTruthy()
})

test('an account is closed at once, found among the closed ones, and opened again', async () => {
  const { user } = await open()
  await user.click(await screen.findByText('梅供应'))
  await user.click(await screen.findByRole('button', { name: 'Close now' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close now' }))
  await screen.findByRole('form', { name: 'Reopen' })
  cleanup()

  const again = await open('?status=closed')
  await again.user.click(await screen.findByText('梅供应'))
  const reopen = within(await screen.findByRole('form', { name: 'Reopen' }))
  await again.user.click(reopen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Last day saved')).toBeTruthy()
  const { list } = await (await office.as('admin')).externals.list({ state: 'open' })
  expect(list.map(({ account }) => account)).toEqual(['mei'])
})

test('somebody is invited by a text message to a phone with which they sign in', async () => {
  const { settings, waysIn } = await office.as('admin')
  const sms = (await settings.list()).groups.find(({ group }) => group === 'sms')
  if (!sms) throw new Error('sms')
  await settings.save({ ...sms, secrets: {}, value: { ...sms.value, isOn: true } })
  const { user } = await open('?open=new')
  const form = within(await screen.findByRole('form', { name: 'Invite an external person' }))
  await user.type(form.getByLabelText('Name'), '陶供应')
  await user.type(form.getByLabelText('Account'), 'tao')
  await user.type(form.getByLabelText('Company'), '蓝山供应')
  await user.click(form.getByRole('radio', { name: 'Text message' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/A text message can’t be sent. Enter a mobile number/)).toBeTruthy()
  await user.type(form.getByLabelText(/Mobile|Phone/), '13800000077')
  await user.click(form.getByRole('button', { name: /Save$/ }))

  expect(await screen.findByText(/^Texting 13800000077/)).toBeTruthy()
  await office.settle()
  expect((await waysIn.smsOutbox({})).list[0]?.body).toMatch(/tao/)
})

test('an invitation that could not be delivered says why, and is sent again', async () => {
  const { settings, externals } = await office.as('admin')
  const fictional = {
    accessKeyId: 'key',
    signName: '云杉',
    templateCode: 'SMS_1',
    inviteTemplateCode: 'SMS_2',
  }
  await settings.save({
    ...(await smsGroup()),
    secrets: { accessKeySecret: 'secret' },
    value: {
      ...(await smsGroup()).value,
      ...fictional,
      provider: 'aliyun',
      endpoint: 'https://127.0.0.1:1/',
    },
  })
  const [tao] = (await externals.list({ keyword: 'tao' })).list
  await externals.inviteAgain({ id: tao?.id ?? '' })
  await office.settle()

  const { user } = await open()
  expect(await screen.findByText('Not delivered')).toBeTruthy()
  await user.click(screen.getByText('陶供应'))
  const invitation = within(await screen.findByRole('region', { name: 'Invitation' }))
  expect(invitation.getByText(/Text message ·/)).toBeTruthy()
  const sms = await smsGroup()
  await settings.save({ ...sms, secrets: {}, value: { ...sms.value, provider: 'outbox' } })
  await user.click(invitation.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sending the invitation again')).toBeTruthy()
  await office.settle()
  expect(await invitation.findByText('Sent')).toBeTruthy()
  expect(screen.queryByText('Not delivered')).toBeNull()
})

test('the head of a column asks for the other order of all pages', async () => {
  const { user } = await open('?sort=name')
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.match(/[梅陶]/)?.[0])
  await screen.findByText('陶供应')
  expect(names()).toEqual(['梅', '陶'])
  await user.click(screen.getByRole('columnheader', { name: 'Name' }))
  await expect.poll(names).toEqual(['陶', '梅'])
})

async function smsGroup() {
  const { settings } = await office.as('admin')
  const sms = (await settings.list()).groups.find(({ group }) => group === 'sms')
  if (!sms) throw new Error('sms')
  return sms
}

test('chosen external people get another last day together, and are closed together', async () => {
  const { externals } = await office.as('admin')
  const lastDay = new Date(office.clock() + 5 * 86_400_000).toISOString().slice(0, 10)
  for (const [account, realName] of [
    ['together1', '同行一'],
    ['together2', '同行二'],
  ] as const)
    await externals.invite({ account, realName, company: '同行公司', lastDay })
  const { user } = await open('?keyword=同行公司')
  const choose = async () => {
    for (const name of ['同行一', '同行二']) {
      const row = (await screen.findByText(name)).closest('tr') ?? document.body
      await user.click(within(row).getByRole('checkbox'))
    }
  }
  await choose()
  await user.click(screen.getByRole('button', { name: 'Change last day' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Extend' }))
  expect(await screen.findByText('Last day saved')).toBeTruthy()

  await choose()
  await user.click(screen.getByRole('button', { name: 'Close now' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close now' }))
  await expect
    .poll(async () => (await externals.list({ state: 'closed', keyword: '同行公司' })).list.length)
    .toBe(2)
})
