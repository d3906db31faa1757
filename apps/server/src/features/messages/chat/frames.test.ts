import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Office, type OfficeSocket, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
const opened: OfficeSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

type Who = 'li' | 'wang' | 'zhao' | 'chen'
const idOf = (account: Who) => office.company.people[account]
async function line(account: Who): Promise<OfficeSocket> {
  const socket = await office.socket(account)
  opened.push(socket)
  return socket
}
const tell = (socket: OfficeSocket, frame: object) => socket.send(JSON.stringify(frame))

test('a message sent by the socket reaches both sides in the shape of the inherited interface', async () => {
  const [li, wang] = [await line('li'), await line('wang')]
  const token = await office.tokenOf('li')
  tell(li, {
    method: 'SendMessage',
    token,
    toUserId: idOf('wang'),
    messageType: 'text',
    messageContent: '在吗',
  })

  expect(await li.next('sendMessage')).toMatchObject({
    ...{ userId: idOf('li'), toUserId: idOf('wang'), toAccount: 'wang', toRealName: '王芳' },
    ...{ messageType: 'text', toMessage: '在吗', message: { sequence: 1, text: '在吗' } },
  })
  expect(await wang.next('receiveMessage')).toMatchObject({
    ...{ formUserId: idOf('li'), realName: '李伟', account: 'li', formMessage: '在吗' },
  })
})

test('who connects hears what is unread, and reading by the socket takes it away', async () => {
  const li = await line('li')
  tell(li, { method: 'SendMessage', toUserId: idOf('chen'), messageContent: '一' })
  tell(li, { method: 'SendMessage', toUserId: idOf('chen'), messageContent: '二' })
  await li.next('sendMessage')
  await li.next('sendMessage')
  const chen = await line('chen')
  const init = await chen.next('initMessage')
  expect(init.unreadNums).toMatchObject([
    { sendUserId: idOf('li'), unreadNum: 2, defaultMessage: '二', defaultMessageType: 'text' },
  ])
  expect(init.conversations).toMatchObject([{ last: 2, read: 0, isMuted: false }])

  tell(chen, { method: 'UpdateReadMessage', formUserId: idOf('li') })
  expect(await chen.next('chatRead')).toMatchObject({ personId: idOf('chen'), sequence: 2 })
  expect(await li.next('chatRead')).toMatchObject({ personId: idOf('chen'), sequence: 2 })
  tell(chen, { method: 'MessageList', toUserId: idOf('li'), currentPage: 1, pageSize: 1, sort: 'desc' })
  expect(await chen.next('messageList')).toMatchObject({
    list: [
      { sendUserId: idOf('li'), receiveUserId: idOf('chen'), content: '二', contentType: 'text', state: 1 },
    ],
    pagination: { total: 2, currentPage: 1, pageSize: 1 },
  })
})

test('frames that are refused get a sentence, store nothing, and leave all sockets open', async () => {
  const [li, zhao] = [await line('li'), await line('zhao')]
  const { id } = await (await office.as('wang')).chat.openDirect({ personId: idOf('zhao') })
  const hostile = [
    'no json',
    '{"method":"OnConnection","token":"x","mobileDevice":true,"systemId":""}',
    JSON.stringify({ method: 'SendMessage', conversationId: id, messageContent: 'x' }),
    JSON.stringify({
      method: 'SendMessage',
      toUserId: idOf('zhao'),
      token: 'of somebody else',
      messageContent: 'x',
    }),
    JSON.stringify({ method: 'SendMessage', toUserId: idOf('zhao'), messageContent: '\u202e \u0000' }),
    JSON.stringify({ method: 'SendMessage', toUserId: idOf('zhao'), messageContent: '字'.repeat(5001) }),
    JSON.stringify({
      method: 'SendMessage',
      toUserId: idOf('zhao'),
      messageType: 'image',
      messageContent: { name: 'none' },
    }),
    JSON.stringify({ method: 'UpdateReadMessage', conversationId: id, sequence: 1 }),
    JSON.stringify({ method: 'Typing', conversationId: id }),
    JSON.stringify({ method: 'MessageList', toUserId: idOf('wang'), conversationId: id }),
  ]
  const refusals: string[] = []
  for (const text of hostile) {
    li.send(text)
    refusals.push((await li.next('refused')).refusal)
  }

  expect(refusals).toEqual([
    ...[
      'request.invalid',
      'request.invalid',
      'chat.notFound',
      'request.invalid',
      'chat.empty',
      'chat.tooLong',
    ],
    ...['chat.fileNotYours', 'chat.notFound', 'chat.notFound', 'chat.notFound'],
  ])
  expect(zhao.frames.some(({ method }) => method === 'receiveMessage')).toBe(false)
  tell(li, { method: 'SendMessage', toUserId: idOf('zhao'), messageContent: '好的' })
  expect((await zhao.next('receiveMessage')).message).toMatchObject({ sequence: 1, text: '好的' })
})

test('a read mark beyond the end, below the start or of a number that is none moves nothing', async () => {
  const [li, zhao] = [await line('li'), await line('zhao')]
  const { chat } = await office.as('zhao')
  const { id } = await chat.openDirect({ personId: idOf('li') })
  const { sequence } = await chat.send({ id, clientId: 'forged-mark-1', text: '请看' })
  const refusals: string[] = []
  for (const forged of [sequence + 1, 2_147_483_647, 1e21, -1, 0.5, 'x']) {
    tell(li, { method: 'UpdateReadMessage', conversationId: id, sequence: forged })
    refusals.push((await li.next('refused')).refusal)
  }

  expect(refusals).toEqual([
    ...['chat.beyondEnd', 'chat.beyondEnd'],
    ...['request.invalid', 'request.invalid', 'request.invalid', 'request.invalid'],
  ])
  expect((await chat.readers({ id, sequence })).read).toEqual([])
  expect(zhao.frames.some((frame) => frame.method === 'chatRead' && frame.personId === idOf('li'))).toBe(
    false,
  )
})

test('a frame of a megabyte closes the socket that sent it, and no other', async () => {
  const [li, wang] = [await line('li'), await line('wang')]
  li.send('x'.repeat(1024 * 1024))
  expect(await li.closed).toBe(1009)

  const chen = await (await office.as('chen')).chat.openDirect({ personId: idOf('wang') })
  await (await office.as('chen')).chat.send({ id: chen.id, clientId: 'after-the-flood', text: '还在' })
  expect((await wang.next('receiveMessage')).formMessage).toBe('还在')
})

test('a socket whose session has ended writes nothing more', async () => {
  const { token } = await office
    .client({ 'App-Origin': 'app' })
    .session.login({ account: 'zhao', password: 'signet-demo' })
  const zhao = office.client({ 'App-Origin': 'app', Authorization: token })
  const { id } = await zhao.chat.openDirect({ personId: idOf('chen') })
  await zhao.session.logout()
  expect(await refusalOf(zhao.chat.send({ id, clientId: 'after-logout', text: 'x' }))).toBe('session.expired')
})

test('the others hear that somebody is typing, and nothing is stored', async () => {
  const [li, wang] = [await line('li'), await line('wang')]
  const { id } = await (await office.as('li')).chat.openDirect({ personId: idOf('wang') })
  tell(li, { method: 'Typing', conversationId: id })
  expect(await wang.next('typing')).toEqual({ method: 'typing', conversationId: id, personId: idOf('li') })
})
