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

test('rules are set cell by cell, and an empty page says what to do first', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/channels' })
  expect(await screen.findByText(/Turn it on under Rules/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rules' }))
  const choose = async (cell: string, rule: string) => {
    await user.click(await screen.findByRole('combobox', { name: cell }))
    const options = await screen.findAllByTitle(rule)
    await user.click(options.at(-1) ?? document.body)
  }
  await choose('Waiting tasks · Mail', 'Always')
  await choose('Mentioned · Text message', 'Off by default')
  await user.click(screen.getByRole('button', { name: /Save$/ }))
  await expect
    .poll(async () => (await (await office.as('admin')).channels.rules()).rules)
    .toEqual({ waiting: { mail: 'always' }, mentioned: { sms: 'offered' } })
})

test('a vendor’s channel has a column once it is used, and none before', async () => {
  await openStudio(office, { as: 'admin', at: '/studio/channels?open=rules' })
  expect(await screen.findByRole('combobox', { name: 'Waiting tasks · Mail' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Waiting tasks · WeCom' })).toBeNull()
  cleanup()

  await (await office.as('admin')).channels.saveRules({ rules: { waiting: { wecom: 'usual' } } })
  await openStudio(office, { as: 'admin', at: '/studio/channels?open=rules' })
  expect(await screen.findByRole('combobox', { name: 'Waiting tasks · WeCom' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Waiting tasks · DingTalk' })).toBeNull()
  await (await office.as('admin')).channels.saveRules({ rules: {} })
})

test('what was given up says why and is sent again', async () => {
  const { li } = office.company.people
  await office.db
    .tenant('demo')
    .insertInto('messageDelivery')
    .values({
      ...{ id: 'one', personId: li, channel: 'mail', category: 'waiting', noticeIds: ['gone'] },
      ...{ at: '2026-03-02T01:00:00.000Z', state: 'failed', attempts: 7, target: 'li@office.example' },
      reason: JSON.stringify({ code: 'channels.notReady', params: {} }),
    })
    .execute()
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/channels' })
  const row = (await screen.findByText('li@office.example')).closest('tr')
  expect(row && within(row).getByText('This channel isn’t set up or is off.')).toBeTruthy()
  await user.click(screen.getByText('li@office.example'))
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  await expect
    .poll(async () => (await (await office.as('admin')).channels.deliveries({})).list[0]?.state)
    .not.toBe('failed')
})

test('a template is written, previewed, saved as a version, and a wrong parameter is named', async () => {
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/channels?open=templates' })
  const body = await screen.findByLabelText(/^Text/)
  await user.click(body)
  await user.paste('{name}: {amount}')
  expect(await screen.findByText('There is no parameter “amount”.')).toBeTruthy()
  await user.clear(body)
  await user.click(body)
  await user.paste('{name}: {title}')
  expect(await screen.findByText(/With a sample/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Save$/ }))
  await expect
    .poll(async () => (await (await office.as('admin')).channels.templates()).list)
    .toMatchObject([{ version: 1, body: '{name}: {title}', category: 'waiting' }])
  expect(await screen.findByRole('button', { name: 'Take' })).toBeTruthy()
})

test('mails that came in say what became of them, and who was told', async () => {
  const { li } = office.company.people
  const mail = { place: 'here', uidValidity: 1, fromAddress: 'li@office.example', personId: li }
  await office.db
    .tenant('demo')
    .insertInto('incomingMail')
    .values([
      {
        ...{ ...mail, id: 'm1', uid: 1, messageId: '<1@a>', subject: 'Re: Hotel', state: 'refused' },
        ...{ at: '2026-03-02T01:00:00.000Z', reason: 'channels.reply.empty', isAnswered: true },
      },
      {
        ...{ ...mail, id: 'm2', uid: 2, messageId: '<2@a>', subject: 'Re: Train', state: 'comment' },
        at: '2026-03-02T01:01:00.000Z',
      },
    ])
    .execute()
  const { user } = await openStudio(office, { as: 'admin', at: '/studio/channels' })
  await user.click(await screen.findByRole('button', { name: 'Replies by mail' }))

  const refused = (await screen.findByText('Re: Hotel')).closest('li')
  expect(refused?.textContent).toContain('The reply has no words of its own. · Sender was told')
  expect(screen.getByText('Re: Train').closest('li')?.textContent).toContain('Became a comment')
})
