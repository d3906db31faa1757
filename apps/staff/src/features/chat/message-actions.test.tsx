import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'zhao' | 'chen'
const idOf = (account: Who) => office.company.people[account]
const chatOf = async (account: Who) => (await office.as(account)).chat
let drawn = 0
const say = async (account: Who, id: string, text: string) =>
  (await chatOf(account)).send({ id, clientId: `device-${++drawn}`, text })

/** A group of Li, Wang and Zhao in which Li has said something, on the screen of one of them. */
async function openGroup(name: string, viewer: Who) {
  const others = [idOf('wang'), idOf('zhao')]
  const { id } = await (await chatOf('li')).createGroup({ name, personIds: others })
  const { sequence } = await say('li', id, '方案发出来了')
  const page = `/pages/message/im/index?${new URLSearchParams({ formUserId: id, name })}`
  const { user } = await renderStaff(office, viewer, page, { isLive: true })
  const log = within(await screen.findByRole('log', { name: `Messages with ${name}` }))
  const message = within((await log.findByText('方案发出来了')).closest('article') ?? document.body)
  const act = async (action: string) => {
    await user.click(message.getByRole('button', { name: 'Message actions' }))
    await user.click(await screen.findByRole('button', { name: action }))
  }
  return { user, id, sequence, log, message, act }
}

test('a reaction is given, joined by somebody else, and taken back', async () => {
  const { user, id, sequence, message, act } = await openGroup('评审', 'wang')
  await act('👍')
  expect((await message.findByRole('button', { name: '👍 王芳' })).textContent).toContain('1')
  await (await chatOf('zhao')).react({ id, sequence, emoji: '👍', isOn: true })
  await user.click(await message.findByRole('button', { name: /^👍 .*赵敏/ }))

  expect((await message.findByRole('button', { name: '👍 赵敏' })).textContent).toContain('1')
})

test('a pinned message is marked, and at hand for everybody in the conversation', async () => {
  const { user, id, message, act } = await openGroup('预算', 'wang')
  await act('Pin')
  expect(await message.findByRole('img', { name: 'Pinned' })).toBeTruthy()
  expect((await (await chatOf('zhao')).pinned({ id })).list.map(({ text }) => text)).toEqual(['方案发出来了'])

  await user.click(screen.getByRole('button', { name: 'About this chat' }))
  await user.click(await screen.findByRole('button', { name: 'Pinned messages' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Pinned messages' }))
  expect(await sheet.findByText('方案发出来了')).toBeTruthy()
})

test('a message is forwarded to a colleague with whom there was no conversation', async () => {
  const { user, act } = await openGroup('选型', 'wang')
  await act('Forward')
  const sheet = within(await screen.findByRole('dialog', { name: 'Forward' }))
  await user.type(sheet.getByRole('searchbox'), '陈静')
  await user.click(await sheet.findByRole('button', { name: '陈静' }))
  await screen.findByText('Forwarded')

  const { id } = await (await chatOf('chen')).openDirect({ personId: idOf('wang') })
  expect((await (await chatOf('chen')).messages({ id })).list.map(({ text }) => text)).toEqual([
    '方案发出来了',
  ])
})

test('the writer of a message reads who has read it and who has not', async () => {
  const { id, sequence, log, act } = await openGroup('排期', 'li')
  await (await chatOf('zhao')).read({ id, sequence })
  await log.findByText('Read by 1')
  await act('Who has read it')
  const sheet = within(await screen.findByRole('dialog', { name: 'Who has read it' }))

  expect(within(await sheet.findByRole('list', { name: 'Read (1)' })).getByText('赵敏')).toBeTruthy()
  expect(within(sheet.getByRole('list', { name: 'Not read yet (1)' })).getByText('王芳')).toBeTruthy()
})

test('who comes back to many unread messages is led to the first of them, also where it was not loaded', async () => {
  const { id } = await (await chatOf('zhao')).openDirect({ personId: idOf('wang') })
  const { sequence } = await say('zhao', id, '已经读过')
  await (await chatOf('wang')).read({ id, sequence })
  await say('zhao', id, '第一条没读的')
  for (let turn = 0; turn < 60; turn += 1) await say('zhao', id, `后来 ${turn}`)
  const page = `/pages/message/im/index?${new URLSearchParams({ formUserId: id, name: '赵敏/zhao' })}`
  const { user } = await renderStaff(office, 'wang', page)
  const log = within(await screen.findByRole('log', { name: /^Messages with/ }))
  await log.findByText('后来 59')
  expect(log.queryByText('第一条没读的')).toBeNull()
  await user.click(screen.getByRole('button', { name: '61 new messages' }))

  expect(await log.findByText('第一条没读的')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /new messages$/ })).toBeNull())
})
