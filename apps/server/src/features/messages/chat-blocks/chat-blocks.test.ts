import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { days, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { unreadTalk } from '../alerts/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Who = 'li' | 'employee' | 'chen'
const idOf = (account: Who) => office.company.people[account]
let drawn = 0
const clientId = () => `device-${++drawn}`

/** Invites somebody of another company and signs them in with a password of their own. */
async function guestOf(account: string) {
  const { externals } = await office.as('admin')
  const lastDay = new Date(office.clock() + days(10)).toISOString().slice(0, 10)
  const { id, password } = await externals.invite({
    ...{ account, realName: '梅供应', company: '蓝山供应', purpose: '年度审计', lastDay },
  })
  const { session } = office.client()
  const refused = await session
    .login({ account: `${account}@demo`, password: password ?? '' })
    .catch((error) => error)
  const { token } = await session.loginPassword({
    ...{ challenge: refused.params.challenge, password: 'magnolia in bloom' },
  })
  return { id, token, ...office.client({ Authorization: token }) }
}

/** A case of the employee that a guest checks after Li, with its conversation of the three. */
async function caseWith(guestId: string) {
  const nodes = [
    approver(office, 'review', ['li']),
    approver(office, 'check', [], { sources: [{ kind: 'people', people: [guestId] }] }),
  ] as const
  const { flowId } = await publishFlow(office, chain([start(), ...nodes, end]))
  const caseId = await launchAs(office, 'employee', flowId, { subject: '验收', amount: '1' })
  await office.settle()
  await agreeAs(office, 'li', caseId)
  await office.settle()
  const { id } = await (await office.as('employee')).chat.openCase({ caseId })
  return { caseId, id }
}

test('what a blocked person writes directly does not arrive until they are unblocked, and they see no difference', async () => {
  const guest = await guestOf('mei')
  await caseWith(guest.id)
  const { chat, chatBlocks } = await office.as('employee')
  const { id } = await guest.chat.openDirect({ personId: idOf('employee') })
  await guest.chat.send({ id, clientId: clientId(), text: '您好' })
  const { lastRevision } = await chat.open({ id })
  await chatBlocks.block({ personId: guest.id })
  await chatBlocks.block({ personId: guest.id })
  expect((await chatBlocks.list()).list.map(({ person }) => person.id)).toEqual([guest.id])

  const before = await guest.chat.open({ id })
  const socket = await office.socket('employee')
  const { sequence } = await guest.chat.send({ id, clientId: clientId(), text: '在吗' })
  expect((await guest.chat.open({ id })).members.map(({ person }) => person.id)).toEqual(
    before.members.map(({ person }) => person.id),
  )
  expect(await guest.chat.readers({ id, sequence })).toEqual({ read: [], unread: [idOf('employee')] })
  const heard = [
    ...[await chat.list({}), await chat.search({ keyword: '在吗' })],
    await chat.missed({ known: [{ id, revision: lastRevision }] }),
  ]
  expect(JSON.stringify(heard)).not.toContain('在吗')
  const of = { conversationId: id, personId: idOf('employee') }
  expect(await unreadTalk({ server: office.app.server, tenant: 'demo' }, of)).toBeUndefined()
  const attempts = [
    chat.open({ id }),
    chat.messages({ id }),
    chat.send({ id, clientId: clientId(), text: 'x' }),
  ]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['chat.notFound']))
  expect(await refusalOf(chat.openDirect({ personId: guest.id }))).toBe('chatBlocks.blocked')

  await chatBlocks.unblock({ personId: guest.id })
  const row = (await chat.list({})).list.find(({ conversationId }) => conversationId === id)
  expect(row).toMatchObject({ unreadMessage: 0, latestMessage: '在吗' })
  await guest.chat.send({ id, clientId: clientId(), text: '又可以了' })
  expect((await socket.next('receiveMessage')).message).toMatchObject({ text: '又可以了' })
})

test('in the chat of a case the words of a blocked person neither mention nor alert who blocked them', async () => {
  const guest = await guestOf('mo')
  const { caseId, id } = await caseWith(guest.id)
  await guest.chat.openCase({ caseId })
  const { chat, chatBlocks } = await office.as('employee')
  const open = await chat.open({ id })
  expect(open.members.filter(({ mayBlock }) => mayBlock).map(({ person }) => person.id)).toEqual([guest.id])
  await chat.read({ id, sequence: open.lastSequence })
  await chatBlocks.block({ personId: guest.id })
  await guest.chat.send({ id, clientId: clientId(), text: '@郑员工 快点', mentions: [idOf('employee')] })
  const rowOf = async () => (await chat.list({})).list.find(({ conversationId }) => conversationId === id)
  expect(await rowOf()).toMatchObject({ mentionsMe: false, latestMessage: '', messageType: 'blocked' })
  expect((await chat.open({ id })).own.blocked).toEqual([guest.id])
  const of = { conversationId: id, personId: idOf('employee') }
  expect(await unreadTalk({ server: office.app.server, tenant: 'demo' }, of)).toBeUndefined()
  expect((await chat.messages({ id })).list.at(-1)?.text).toBe('@郑员工 快点')

  const li = (await office.as('li')).chat
  await li.openCase({ caseId })
  await li.send({ id, clientId: clientId(), text: '@郑员工 请看', mentions: [idOf('employee')] })
  expect(await rowOf()).toMatchObject({ mentionsMe: true, latestMessage: '@郑员工 请看' })
  expect(await unreadTalk({ server: office.app.server, tenant: 'demo' }, of)).toMatchObject({ total: 1 })
})

test('in the chat of a case messages of a blocked person count nowhere, until they are unblocked', async () => {
  const guest = await guestOf('mai')
  const { caseId, id } = await caseWith(guest.id)
  await guest.chat.openCase({ caseId })
  const { chat, chatBlocks } = await office.as('employee')
  await chat.read({ id, sequence: (await chat.open({ id })).lastSequence })
  const li = (await office.as('li')).chat
  await li.openCase({ caseId })
  await chatBlocks.block({ personId: guest.id })
  const [mine, ofLi] = [await office.socket('employee'), await office.socket('li')]
  const { sequence: hidden } = await guest.chat.send({ id, clientId: clientId(), text: '快点' })
  expect(await mine.next('receiveMessage')).toMatchObject({ isUnseen: true, message: { sequence: hidden } })
  expect(await ofLi.next('receiveMessage')).not.toHaveProperty('isUnseen')
  const counts = async () => {
    const row = (await chat.list({})).list.find(({ conversationId }) => conversationId === id)
    const greeting = await (await office.socket('employee')).next('initMessage')
    const num = greeting.unreadNums.find(({ sendUserId }) => sendUserId === id)?.unreadNum ?? 0
    const standing = greeting.conversations.find((one) => one.id === id)
    expect(standing?.unseen).toEqual(row?.unseen)
    return [row?.unreadMessage, num]
  }
  expect(await counts()).toEqual([0, 0])

  const { sequence } = await li.send({ id, clientId: clientId(), text: '请看' })
  await guest.chat.send({ id, clientId: clientId(), text: '再说一次' })
  expect(await counts()).toEqual([1, 1])
  expect((await guest.chat.readers({ id, sequence: hidden })).unread).toContain(idOf('employee'))
  await chat.read({ id, sequence })
  expect(await counts()).toEqual([0, 0])
  await chatBlocks.unblock({ personId: guest.id })
  expect(await counts()).toEqual([1, 1])
})

test('somebody of another company blocks a person of the company, colleagues do not block each other', async () => {
  const guest = await guestOf('miao')
  await caseWith(guest.id)
  const { chat, chatBlocks } = await office.as('employee')
  const { id } = await chat.openDirect({ personId: guest.id })
  await chat.send({ id, clientId: clientId(), text: '催一下' })
  await guest.chatBlocks.block({ personId: idOf('employee') })
  await chat.send({ id, clientId: clientId(), text: '再催一下' })
  expect(JSON.stringify(await guest.chat.list({}))).not.toContain('催一下')

  expect(await refusalOf(chatBlocks.block({ personId: idOf('li') }))).toBe('chatBlocks.colleague')
  expect(await refusalOf(chatBlocks.block({ personId: idOf('employee') }))).toBe('chat.withYourself')
  expect(await refusalOf(guest.chatBlocks.block({ personId: idOf('chen') }))).toBe('organization.notFound')
  expect(await refusalOf(chatBlocks.block({ personId: 'nothing' }))).toBe('organization.notFound')
})
