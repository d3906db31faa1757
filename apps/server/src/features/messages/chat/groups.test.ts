import type { Tx } from '@signet/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, refusalOf, uploaded } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'zhao' | 'chen'
const chatOf = async (account: Who) => (await office.as(account)).chat
const idOf = (account: Who) => office.company.people[account]
let drawn = 0
const clientId = () => `device-${++drawn}`

async function group(owner: Who, ...others: readonly Who[]): Promise<string> {
  const { createGroup } = await chatOf(owner)
  return (await createGroup({ name: '项目组', personIds: others.map(idOf) })).id
}
async function say(from: Who, id: string, text: string) {
  return (await chatOf(from)).send({ id, clientId: clientId(), text })
}
const rolesIn = async (account: Who, id: string) =>
  Object.fromEntries(
    (await (await chatOf(account)).open({ id })).members.map(({ person, role }) => [person.name, role]),
  )

test('who joins later sees what is said from then on, and who left sees nothing', async () => {
  const id = await group('li', 'wang')
  await say('li', id, '之前')
  await (await chatOf('wang')).addMembers({ id, personIds: [idOf('chen')] })
  await say('li', id, '之后')

  const chen = await chatOf('chen')
  expect((await chen.messages({ id })).list.map(({ text, event }) => event?.name ?? text)).toEqual([
    'added',
    '之后',
  ])
  expect(await refusalOf(chen.react({ id, sequence: 2, emoji: '👍', isOn: true }))).toBe('chat.notFound')
  await chen.leave({ id })
  const attempts = [chen.open({ id }), chen.messages({ id }), say('chen', id, 'x')]
  expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['chat.notFound']))
  expect((await chen.list({})).list).toEqual([])
})

test('the owner takes people out, hands the group over, and is followed when leaving', async () => {
  const id = await group('li', 'wang', 'zhao', 'chen')
  const [li, wang] = [await chatOf('li'), await chatOf('wang')]
  expect(await refusalOf(wang.removeMember({ id, personId: idOf('chen') }))).toBe('chat.adminsOnly')
  await li.setRole({ id, personId: idOf('wang'), role: 'admin' })
  await wang.removeMember({ id, personId: idOf('chen') })
  expect(await refusalOf(wang.removeMember({ id, personId: idOf('li') }))).toBe('chat.ownerOnly')
  expect(await refusalOf(wang.setRole({ id, personId: idOf('zhao'), role: 'owner' }))).toBe('chat.ownerOnly')
  await li.setRole({ id, personId: idOf('zhao'), role: 'owner' })
  expect(await rolesIn('wang', id)).toEqual({ 李伟: 'admin', 王芳: 'admin', 赵敏: 'owner' })

  await (await chatOf('zhao')).leave({ id })
  expect(await rolesIn('wang', id)).toEqual({ 李伟: 'owner', 王芳: 'admin' })
})

test('in a strict group members neither rename nor add nor address everybody', async () => {
  const id = await group('li', 'wang', 'zhao')
  await (await chatOf('li')).change({ id, isStrict: true })
  const wang = await chatOf('wang')
  const all = { id, clientId: clientId(), text: '注意', mentionsAll: true }
  const attempts = [
    ...[wang.change({ id, name: '我的组' }), wang.addMembers({ id, personIds: [idOf('chen')] })],
    ...[wang.send(all), wang.pinMessage({ id, sequence: 1, isPinned: true })],
  ]
  expect(await Promise.all(attempts.map(refusalOf))).toEqual([
    'chat.adminsOnly',
    'chat.adminsOnly',
    'chat.adminsOnly',
    'chat.notFound',
  ])

  await (await chatOf('li')).send({ ...all, clientId: clientId() })
  const [row] = (await wang.list({})).list.filter(({ conversationId }) => conversationId === id)
  expect(row?.mentionsMe).toBe(true)
})

test('a mention counts for members alone, and a reply quotes', async () => {
  const id = await group('li', 'wang')
  const { sequence } = await say('li', id, '谁来？')
  const { send } = await chatOf('wang')
  const reply = await send({
    ...{ id, clientId: clientId(), text: '@李伟 我来', replyTo: sequence },
    mentions: [idOf('li'), idOf('chen')],
  })

  expect(reply.mentions).toEqual([idOf('li')])
  expect(reply.replyTo).toMatchObject({ sequence, text: '谁来？', sender: { name: '李伟' } })
  expect(
    (await (await chatOf('chen')).list({})).list.some(({ conversationId }) => conversationId === id),
  ).toBe(false)
})

test('the owner recalls what others wrote, at any time', async () => {
  const id = await group('li', 'wang', 'zhao')
  const { sequence } = await say('wang', id, '不合适')
  office.clock.pass(86_400_000)
  expect(await refusalOf((await chatOf('zhao')).recall({ id, sequence }))).toBe('chat.notYours')
  expect((await (await chatOf('li')).recall({ id, sequence })).text).toBe('')
})

test('a pinned message is at hand for all, and a forwarded one goes where its sender is', async () => {
  const id = await group('li', 'wang')
  const { sequence } = await say('li', id, '会议室 302')
  const wang = await chatOf('wang')
  await wang.pinMessage({ id, sequence, isPinned: true })
  expect((await (await chatOf('li')).pinned({ id })).list.map(({ text }) => text)).toEqual(['会议室 302'])

  const { id: other } = await wang.openDirect({ personId: idOf('chen') })
  await wang.forward({ id, sequence, clientId: clientId(), to: [other] })
  const [forwarded] = (await (await chatOf('chen')).messages({ id: other })).list
  expect(forwarded).toMatchObject({ text: '会议室 302', sender: { name: '王芳' } })
})

test('muted and pinned are one’s own', async () => {
  const id = await group('zhao', 'chen')
  await (await chatOf('chen')).keep({ id, isMuted: true, isPinned: true })
  const rowOf = async (account: Who) =>
    (await (await chatOf(account)).list({})).list.find(({ conversationId }) => conversationId === id)

  expect(await rowOf('chen')).toMatchObject({ isMuted: true, isPinned: true })
  expect(await rowOf('zhao')).toMatchObject({ isMuted: false, isPinned: false })
})

test('a file of a message is readable by the members who see it, and no longer when it was recalled', async () => {
  const id = await group('li', 'wang')
  const file = await uploaded(office, 'li', '报价.txt', '1,200')
  const chen = await chatOf('chen')
  const { id: other } = await chen.openDirect({ personId: idOf('wang') })
  const foreign = { id: other, clientId: clientId(), kind: 'file' as const, fileId: file }
  expect(await refusalOf(chen.send(foreign))).toBe('chat.fileNotYours')

  const sent = await (await chatOf('li')).send({ id, clientId: clientId(), kind: 'file', fileId: file })
  expect(sent).toMatchObject({ text: '报价.txt', file: { fileId: file, size: 5 } })
  const seenBy = async (account: Who) =>
    refusalOf((await office.as(account)).files.describe({ fileId: file }))
  expect([await seenBy('wang'), await seenBy('chen')]).toEqual(['not refused', 'files.notFound'])
  await (await chatOf('li')).recall({ id, sequence: sent.sequence })
  expect(await seenBy('wang')).toBe('files.notFound')
})

/** Lets a call begin while a conversation is locked, changes something when the call waits, and lets it go on. */
async function whileItWaits<Answer>(
  id: string,
  call: () => Promise<Answer>,
  change: (tx: Tx) => Promise<unknown>,
): Promise<Answer> {
  const waiting = () => sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const held = await office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('conversation').where('id', '=', id).forUpdate().select('id').execute()
      const pending = call()
      await expect
        .poll(async () => (await waiting().execute(office.db.platform)).rows.length, { interval: 5 })
        .toBe(1)
      await change(tx)
      return { pending }
    })
  return held.pending
}

test('who is removed while their message waits says nothing, and takes no place', async () => {
  const id = await group('li', 'wang', 'zhao')
  const { sequence } = await say('li', id, '之前')
  const refused = await whileItWaits(
    id,
    () => refusalOf(say('wang', id, '还在')),
    (tx) =>
      tx
        .updateTable('conversationMember')
        .set({ leftAt: new Date(office.clock()).toISOString() })
        .where('conversationId', '=', id)
        .where('personId', '=', idOf('wang'))
        .execute(),
  )
  expect(refused).toBe('chat.notFound')
  expect((await say('li', id, '之后')).sequence).toBe(sequence + 1)
})

test('an answer to what is recalled while it waits is refused, so that no frame says it again', async () => {
  const id = await group('zhao', 'li')
  const { sequence } = await say('zhao', id, '说错了')
  const { send } = await chatOf('li')
  const answered = await whileItWaits(
    id,
    () => refusalOf(send({ id, clientId: clientId(), text: '什么？', replyTo: sequence })),
    (tx) =>
      tx
        .updateTable('chatMessage')
        .set({ body: '', recalledAt: new Date(office.clock()).toISOString() })
        .where('conversationId', '=', id)
        .where('sequence', '=', sequence)
        .execute(),
  )
  expect(answered).toBe('chat.notFound')
})

test('reading waits for no one who writes', async () => {
  const id = await group('chen', 'li')
  const { sequence } = await say('chen', id, '请看')
  const read = await office.db
    .tenant('demo')
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('conversation').where('id', '=', id).forUpdate().select('id').execute()
      return (await chatOf('li')).read({ id, sequence })
    })
  expect(read).toEqual({ readSequence: sequence })
})
