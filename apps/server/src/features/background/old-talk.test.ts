import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, type Office, openOffice } from '../../../test/index.ts'
import { cleanUp } from './clean-up.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

async function keep(chatDays: number): Promise<void> {
  const { settings } = await office.as('admin')
  const version = (await settings.list()).groups.find(({ group }) => group === 'retention')?.version ?? 0
  await settings.save({ group: 'retention', value: { chatDays }, secrets: {}, version })
}

test('what is older than the company keeps is gone for everybody, unread or not', async () => {
  const { chat } = await office.as('li')
  const { chat: wangs } = await office.as('wang')
  const { id } = await chat.openDirect({ personId: office.company.people.wang })
  const say = (text: string) =>
    chat.send({ id, clientId: `message-${text.codePointAt(0)}`, kind: 'text', text })
  await say('一')
  await say('二')
  office.clock.pass(days(8))
  await say('三')

  await cleanUp.run(office.app.server)
  expect((await chat.messages({ id })).list).toHaveLength(3)
  await keep(7)
  await cleanUp.run(office.app.server)

  for (const calls of [chat, wangs]) {
    const { list, hasEarlier } = await calls.messages({ id })
    expect(list.map(({ text, sequence }) => [text, sequence])).toEqual([['三', 3]])
    expect(hasEarlier).toBe(false)
    expect((await calls.search({ keyword: '一' })).list).toEqual([])
  }
  expect((await wangs.list({})).list.map(({ unreadMessage }) => unreadMessage)).toEqual([1])
  await say('四')
  expect((await wangs.messages({ id })).list.map(({ sequence }) => sequence)).toEqual([3, 4])
})

test('a conversation of which all is forgotten goes on with the next number', async () => {
  const { chat } = await office.as('chen')
  const { id } = await chat.openDirect({ personId: office.company.people.zhao })
  await chat.send({ id, clientId: 'message-one', kind: 'text', text: '一' })
  office.clock.pass(days(8))
  await cleanUp.run(office.app.server)

  expect((await chat.messages({ id })).list).toEqual([])
  expect((await chat.send({ id, clientId: 'message-two', kind: 'text', text: '二' })).sequence).toBe(2)
})
