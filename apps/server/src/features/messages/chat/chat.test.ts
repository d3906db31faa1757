import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { hours, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { breakStatements, countSent, mendStatements } from '../../../../test/statement-faults.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

type Who = 'li' | 'wang' | 'zhao' | 'chen' | 'admin'
const chatOf = async (account: Who) => (await office.as(account)).chat
const idOf = (account: Who) => office.company.people[account]
let drawn = 0
const clientId = () => `device-${++drawn}`

async function direct(from: Who, to: Who): Promise<string> {
  return (await (await chatOf(from)).openDirect({ personId: idOf(to) })).id
}
async function group(owner: Who, ...others: readonly Who[]): Promise<string> {
  const { createGroup } = await chatOf(owner)
  return (await createGroup({ name: '周报', personIds: others.map(idOf) })).id
}
async function say(from: Who, id: string, text: string) {
  return (await chatOf(from)).send({ id, clientId: clientId(), text })
}
const rowOf = async (account: Who, id: string) =>
  (await (await chatOf(account)).list({})).list.find(({ conversationId }) => conversationId === id)
const textsOf = async (account: Who, id: string) =>
  (await (await chatOf(account)).messages({ id })).list.map(({ text }) => text)

test('two people have one conversation, also when the other opens it', async () => {
  expect(await direct('li', 'wang')).toBe(await direct('wang', 'li'))
})

test('what Li writes is unread for Wang until Wang reads it, and never for Li', async () => {
  const id = await direct('li', 'chen')
  expect(await rowOf('chen', id)).toBeUndefined()
  await say('li', id, '早上好')
  const { sequence } = await say('li', id, '在吗？')

  expect(await rowOf('chen', id)).toMatchObject({
    ...{ id: idOf('li'), account: 'li', realName: '李伟', messageType: 'text' },
    ...{ latestMessage: '在吗？', unreadMessage: 2, latestSender: '李伟' },
  })
  expect((await rowOf('li', id))?.unreadMessage).toBe(0)
  await (await chatOf('chen')).read({ id, sequence })
  expect((await rowOf('chen', id))?.unreadMessage).toBe(0)
  const { readers } = await chatOf('li')
  expect(await readers({ id, sequence })).toEqual({ read: [idOf('chen')], unread: [] })
})

test('a read mark never goes back, and not beyond what is written', async () => {
  const id = await direct('zhao', 'chen')
  const { sequence } = await say('zhao', id, '一')
  const { sequence: second } = await say('zhao', id, '二')
  const { read } = await chatOf('chen')
  await read({ id, sequence: second })

  expect(await read({ id, sequence })).toEqual({ readSequence: second })
  expect(await refusalOf(read({ id, sequence: second + 1 }))).toBe('chat.beyondEnd')
  expect((await rowOf('chen', id))?.unreadMessage).toBe(0)
})

test('a message that a device sends again is the same message', async () => {
  const id = await direct('li', 'zhao')
  const { send } = await chatOf('li')
  const sending = { id, clientId: clientId(), text: '只发一次' }
  const [first, again] = await Promise.all([send(sending), send(sending)])

  expect(again).toEqual(first)
  expect(await send(sending)).toEqual(first)
  expect(await textsOf('zhao', id)).toEqual(['只发一次'])
})

test('the same id of a device in two conversations at once is a message in each', async () => {
  const [one, other] = [await direct('li', 'zhao'), await direct('li', 'chen')]
  const { send } = await chatOf('li')
  const sending = { clientId: clientId(), text: '两处' }
  const [first, second] = await Promise.all([send({ ...sending, id: one }), send({ ...sending, id: other })])
  expect([first.conversationId, second.conversationId]).toEqual([one, other])
  expect(await textsOf('chen', other)).toContain('两处')
  expect(await send({ ...sending, id: one })).toEqual(first)
})

test('no answer that says what a message said is kept beyond its recall', async () => {
  const canary = 'canary-91d0'
  const id = await direct('wang', 'li')
  const { sequence } = await say('wang', id, canary)
  const wang = await chatOf('wang')
  const at = { id, sequence }
  const key = () => ({ key: `key-of-${clientId()}` })
  await wang.edit({ ...at, text: `${canary} 2` }, key())
  await wang.react({ ...at, emoji: '👍', isOn: true }, key())
  await wang.pinMessage({ ...at, isPinned: true }, key())
  const recalled = await wang.recall(at)

  expect(await wang.recall(at)).toEqual(recalled)
  const kept = await office.db.tenant('demo').selectFrom('idempotency').select('answer').execute()
  expect(JSON.stringify(kept)).not.toContain(canary)
})

test('what is already so is not changed again', async () => {
  const id = await group('zhao', 'wang')
  const { sequence } = await say('zhao', id, '定了')
  const zhao = await chatOf('zhao')
  const at = { id, sequence }
  for (const again of [
    () => zhao.edit({ ...at, text: '改了' }),
    () => zhao.react({ ...at, emoji: '👍', isOn: true }),
    () => zhao.pinMessage({ ...at, isPinned: true }),
  ])
    expect(await again()).toEqual(await again())
})

test('many who write at once get the places 1 to n, without a gap', async () => {
  const id = await group('li', 'wang', 'zhao', 'chen')
  const writers = ['li', 'wang', 'zhao', 'chen'] as const
  await Promise.all(
    writers.flatMap((who) => Array.from({ length: 12 }, (_, at) => say(who, id, `${who} ${at}`))),
  )

  const { list } = await (await chatOf('wang')).messages({ id, pageSize: 100 })
  expect(list.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 49 }, (_, at) => at + 1))
  expect(new Set(list.map(({ text }) => text)).size).toBe(49)
  const revisions = list.map(({ revision }) => revision).toSorted((a, b) => a - b)
  expect(revisions).toEqual(list.map((_, at) => at + 1))
})

test('history is read from the end, before and after a place, and around a time', async () => {
  const id = await direct('wang', 'zhao')
  for (const text of ['一', '二', '三']) await say('wang', id, text)
  office.clock.pass(hours(30))
  const noon = new Date(office.clock()).toISOString()
  for (const text of ['四', '五']) await say('zhao', id, text)
  const { messages } = await chatOf('zhao')
  const page = async (range: Omit<Parameters<typeof messages>[0], 'id'>) => {
    const { list, ...more } = await messages({ id, ...range })
    return { texts: list.map(({ text }) => text).join(''), ...more }
  }

  expect(await page({ pageSize: 2 })).toEqual({ texts: '四五', hasEarlier: true, hasLater: false })
  expect(await page({ before: 4, pageSize: 2 })).toEqual({ texts: '二三', hasEarlier: true, hasLater: true })
  expect(await page({ after: 1, pageSize: 2 })).toEqual({ texts: '二三', hasEarlier: true, hasLater: true })
  expect(await page({ since: noon, pageSize: 2 })).toMatchObject({ texts: '三四' })
})

test('a device that comes back gets what is new and what changed since, and nothing else', async () => {
  const id = await group('wang', 'zhao')
  await say('wang', id, '一')
  const known = await say('wang', id, '二')
  const { edit, react } = await chatOf('wang')
  await edit({ id, sequence: 2, text: '壹' })
  await say('wang', id, '三')
  await react({ id, sequence: 4, emoji: '👍', isOn: true })

  const { missed } = await chatOf('zhao')
  const none = { id: 'none', revision: 0 }
  const [answer, ...others] = (await missed({ known: [{ id, revision: known.revision }, none] })).list
  expect(others).toEqual([])
  expect(answer?.messages.map(({ text }) => text)).toEqual(['壹', '三'])
  expect(answer?.messages[1]?.reactions).toEqual([{ emoji: '👍', personIds: [idOf('wang')] }])
  expect((await missed({ known: [{ id, revision: answer?.lastRevision ?? 0 }] })).list[0]?.messages).toEqual(
    [],
  )
})

test('a conversation is closed to all who are not in it, and its id tells nothing', async () => {
  const id = await direct('li', 'wang')
  const { sequence } = await say('li', id, '只给王芳')
  const chen = await chatOf('chen')
  const at = { id, sequence }
  const own = await direct('chen', 'li')
  const attempts = [
    ...[chen.open({ id }), chen.messages({ id }), chen.send({ id, clientId: clientId(), text: 'x' })],
    ...[chen.read(at), chen.recall(at), chen.edit({ ...at, text: 'x' }), chen.readers(at)],
    ...[chen.react({ ...at, emoji: '👍', isOn: true }), chen.pinMessage({ ...at, isPinned: true })],
    ...[chen.forward({ ...at, clientId: clientId(), to: [own] })],
    ...[chen.search({ keyword: '王芳', id }), chen.remove({ id }), chen.deleteRecord({ id })],
  ]
  const refusals = await Promise.all(attempts.map(refusalOf))
  expect(new Set(refusals)).toEqual(new Set(['chat.notFound']))
  expect((await chen.search({ keyword: '只给' })).list).toEqual([])
  expect(await refusalOf((await office.other.as('admin')).chat.open({ id }))).toBe('chat.notFound')
})

test('a conversation that was taken off the list comes back with the next message, or by undoing', async () => {
  const id = await direct('zhao', 'li')
  await say('zhao', id, '旧')
  const { remove, restore } = await chatOf('li')
  await remove({ id: idOf('zhao') })
  expect(await rowOf('li', id)).toBeUndefined()
  await restore({ id })
  expect((await rowOf('li', id))?.unreadMessage).toBe(0)
  await remove({ id })
  await say('zhao', id, '新')

  expect((await rowOf('li', id))?.unreadMessage).toBe(1)
})

test('who deletes their record loses it alone', async () => {
  const id = await direct('wang', 'chen')
  await say('wang', id, '从前')
  await (await chatOf('chen')).deleteRecord({ id: idOf('wang') })
  await say('wang', id, '今后')

  expect(await textsOf('chen', id)).toEqual(['今后'])
  expect(await textsOf('wang', id)).toEqual(['从前', '今后'])
})

test('a message is recalled within two minutes and edited within a day, by its sender alone', async () => {
  const id = await direct('li', 'wang')
  const { sequence } = await say('li', id, '写错')
  const li = await chatOf('li')
  const wang = await chatOf('wang')
  expect(await refusalOf(wang.edit({ id, sequence, text: '别人的' }))).toBe('chat.notYours')
  expect(await refusalOf(wang.recall({ id, sequence }))).toBe('chat.notYours')
  expect(await li.edit({ id, sequence, text: '写对' })).toMatchObject({ text: '写对', sequence })

  office.clock.pass(minutes(3))
  expect(await refusalOf(li.recall({ id, sequence }))).toBe('chat.tooLate')
  office.clock.pass(hours(24))
  expect(await refusalOf(li.edit({ id, sequence, text: '太晚' }))).toBe('chat.tooLateToEdit')

  const { sequence: last } = await say('li', id, '收回')
  await li.recall({ id, sequence: last })
  expect((await wang.messages({ id })).list.at(-1)).toMatchObject({
    text: '',
    recalledAt: expect.any(String),
  })
  expect((await wang.search({ keyword: '收回' })).list).toEqual([])
  expect(await refusalOf(li.edit({ id, sequence: last, text: '再来' }))).toBe('chat.recalled')
})

test('signs that steer screens are taken out of a text, and one of only such signs is empty', async () => {
  const id = await direct('li', 'wang')
  const sent = await say('li', id, '  \u202e<b>好\u0007</b>\r\n下一行\u2066 ')
  expect(sent.text).toBe('<b>好</b>\n下一行')
  expect(await refusalOf(say('li', id, '\u0007\u202e '))).toBe('chat.empty')
  expect(await refusalOf(say('li', id, '字'.repeat(5001)))).toBe('chat.tooLong')
})

test('words of two letters, pinyin and initials find messages, people and groups', async () => {
  const id = await group('zhao', 'li')
  await say('zhao', id, '下周预算会议改期')
  const { search, list } = await chatOf('li')
  expect((await search({ keyword: '预算' })).list).toMatchObject([
    { conversationName: '周报', message: { text: '下周预算会议改期' } },
  ])
  const named = async (keyword: string) => (await list({ keyword })).list.map(({ realName }) => realName)
  expect(await named('zm')).toEqual(['赵敏'])
  expect(await named('zhoubao')).toContain('周报')
})

test('sending, catching up and reading take few statements and flights', async () => {
  breakStatements()
  onTestFinished(mendStatements)
  const { chen, zhao, wang } = office.company.people
  const li = (await office.as('li')).chat
  const reader = await office.as('chen')
  const { id } = await li.createGroup({ name: '项目组', personIds: [chen, zhao, wang] })
  const say = (text: string) => li.send({ id, clientId: `device-${text}`, text })
  await say('warm')
  await reader.chat.missed({ known: [{ id, revision: 0 }] })

  const counted = {
    send: await countSent(() => say('counted')),
    missed: await countSent(() => reader.chat.missed({ known: [{ id, revision: 1 }] })),
    read: await countSent(() => reader.chat.read({ id, sequence: 3 })),
    ticket: await countSent(() => reader.session.socketTicket()),
  }
  // With `begin` and `commit`.
  expect(counted).toEqual({
    send: { statements: 11, flights: 4 },
    missed: { statements: 4, flights: 4 },
    read: { statements: 5, flights: 4 },
    ticket: { statements: 1, flights: 1 },
  })
})
