import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  type Office,
  type OfficeSocket,
  openOffice,
  openSocket,
  seconds,
} from '../../test/index.ts'
import { closeCodes, limits } from './limits.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())
const opened: OfficeSocket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

async function line(account: Account, language?: string): Promise<OfficeSocket> {
  const socket = await office.socket(account, language ? { 'Accept-Language': language } : {})
  opened.push(socket)
  await socket.next('initMessage')
  return socket
}
async function dial(path: string, options: { hello?: unknown; headers?: Record<string, string> } = {}) {
  const address = `${(await office.address()).replace('http', 'ws')}${path}`
  const socket = await openSocket({ address, ...options })
  opened.push(socket)
  return socket
}
const hello = (token: string) => ({ method: 'OnConnection', token, mobileDevice: true, systemId: '' })
async function freshToken(account: Account) {
  return (await office.client().session.login({ account, password: 'signet-demo' })).token
}
async function tell(accounts: readonly Account[], fact: string) {
  const { outbox } = office.app.server
  const toPersonIds = accounts.map((account) => office.company.people[account])
  const body = { toPersonIds, kind: 'flow' as const, titleKey: 'session.invalid', fact }
  const now = new Date(office.clock()).toISOString()
  await office.db
    .tenant('demo')
    .transaction()
    .execute((tx) => outbox.write(tx, [{ topic: 'notice', body }], now))
  await office.settle()
}

test('Li gets a notice at once, with the count to show', async () => {
  const socket = await line('li')
  await tell(['li'], 'one')
  await tell(['li'], 'two')

  const first = await socket.next('messagePush')
  const second = await socket.next('messagePush')

  expect([first.unreadTotalCount, second.unreadTotalCount]).toEqual([1, 2])
  expect(second.sequence).toBe(first.sequence + 1)
  expect(first.title).toBe('登录已失效，请重新登录')
})

test('a frame speaks the language of the page that opened the socket', async () => {
  const socket = await line('wang', 'en-US')
  await tell(['wang'], 'english')

  expect((await socket.next('messagePush')).title).toBe('You’re not logged in. Log in again.')
})

test('a reconnecting person gets the current count and misses nothing', async () => {
  const before = await line('chen')
  await tell(['chen'], 'heard')
  const heard = await before.next('messagePush')
  before.close()
  await before.closed
  await tell(['chen'], 'missed')

  const back = await office.socket('chen')
  opened.push(back)
  const init = await back.next('initMessage')

  expect(init.sequence).toBe(heard.sequence + 1)
  expect(init.unreadTotalCount).toBe(2)
  expect(init.messageDefaultText).toBe('登录已失效，请重新登录')
})

test('a client that knows fewer frames than there are, and no other, hears that its lists are old', async () => {
  await tell(['chen'], 'while away')
  const { sequence } = await (await office.as('chen')).notices.unreadCount()
  const token = await freshToken('chen')
  const greet = async (known: number) => {
    const socket = await dial(`/websocket/${token}`, { hello: { ...hello(token), sequence: known } })
    await socket.next('initMessage')
    await tell(['chen'], `after ${known}`)
    await socket.next('messagePush')
    return socket.frames.map(({ method }) => method)
  }

  expect(await greet(sequence - 1)).toContain('changed')
  const { sequence: latest } = await (await office.as('chen')).notices.unreadCount()
  expect(await greet(latest)).not.toContain('changed')
})

test('reading on one device changes the badge of the other', async () => {
  const socket = await line('zhao')
  await tell(['zhao'], 'to be read')
  await socket.next('messagePush')

  await (await office.as('zhao')).notices.readAll()

  expect(await socket.next('changed')).toMatchObject({ topics: ['notices'], unreadTotalCount: 0 })
})

test('a socket with a token in its address gets no frame until the token is repeated', async () => {
  const token = await freshToken('li')
  const socket = await dial(`/websocket/${token}`)
  await tell(['li'], 'not for the mute')
  expect(socket.frames).toEqual([])

  socket.send(JSON.stringify(hello(token)))

  expect((await socket.next('initMessage')).userId).toBe(office.company.people.li)
})

test('a ticket opens one socket, once, and only for a minute', async () => {
  const li = await office.as('li')
  const { ticket } = await li.session.socketTicket()
  const first = await dial(`/websocket/${ticket}`, { hello: hello(ticket) })
  await first.next('initMessage')

  const again = await dial(`/websocket/${ticket}`, { hello: hello(ticket) })
  expect(await again.closed).toBe(closeCodes.signedOut)

  const { ticket: old } = await li.session.socketTicket()
  office.clock.pass(seconds(60))
  const late = await dial(`/websocket/${old}`, { hello: hello(old) })
  expect(await late.closed).toBe(closeCodes.signedOut)
})

test('the ticket of one person and the token of another open nothing', async () => {
  const { ticket } = await (await office.as('li')).session.socketTicket()
  const socket = await dial(`/websocket/${ticket}`, { hello: hello(await freshToken('wang')) })

  expect(await socket.closed).toBe(closeCodes.signedOut)
  expect(socket.frames.map(({ method }) => method)).toEqual(['logout'])
})

test('signing out closes the socket with a reason', async () => {
  const token = await freshToken('employee')
  const socket = await dial(`/websocket/${token}`, { hello: hello(token) })
  await socket.next('initMessage')

  await office.client({ Authorization: token }).session.logout()

  expect((await socket.next('logout')).msg).toBe('登录已过期，请重新登录')
  expect(await socket.closed).toBe(closeCodes.signedOut)
})

test('every window of one session gets each frame', async () => {
  const token = await freshToken('finance')
  const windows = [await dial(`/websocket/${token}`, { hello: hello(token) })]
  windows.push(await dial(`/websocket/${token}`, { hello: hello(token) }))
  for (const window of windows) await window.next('initMessage')

  await tell(['finance'], 'for both windows')

  for (const window of windows) expect((await window.next('messagePush')).unreadTotalCount).toBeGreaterThan(0)
})

test('a session that opens too many windows loses only the oldest', async () => {
  const token = await freshToken('finance')
  const oldest = await dial(`/websocket/${token}`, { hello: hello(token) })
  await oldest.next('initMessage')
  for (let window = 0; window < limits.windows; window += 1)
    await (await dial(`/websocket/${token}`, { hello: hello(token) })).next('initMessage')

  await oldest.next('closeSocket')
  expect(await oldest.closed).toBe(closeCodes.tooManyWindows)
})

test.each([
  ['not json', '{'],
  ['no frame of ours', '{"method":"SendMessage"}'],
  ['a list', '[]'],
  ['a deep one', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['bytes', Buffer.from([0xff, 0xfe])],
])('%s closes the socket with a code', async (_name, text) => {
  const socket = await dial('/websocket/abc')
  socket.send(text)

  expect(await socket.closed).toBe(closeCodes.badFrame)
})

test('a frame of more than 64 KB is refused', async () => {
  const socket = await dial('/websocket/abc')
  socket.send('x'.repeat(65 * 1024))

  expect(await socket.closed).toBe(1009)
})

test('neither a foreign page nor an unknown path can open a socket', async () => {
  const elsewhere = dial('/websocket/abc', { headers: { origin: 'https://elsewhere.example' } })
  await expect(elsewhere).rejects.toThrow('403')
  await expect(dial('/websocket/')).rejects.toThrow('404')
  await expect(dial('/socket/abc')).rejects.toThrow('404')
  await expect(dial('/websocket/a/b')).rejects.toThrow('404')
})

test.each([
  ['ended without a hint', { endedBy: 'disabled', endedAt: '2026-03-02T01:00:00.000Z' }],
  ['at its last day', { expiresAt: '2026-03-02T00:59:00.000Z' }],
  ['long unused', { lastSeenAt: '2026-01-02T01:00:00.000Z' }],
] as const)('a session %s takes its socket along', async (_how, change) => {
  const { app, db, socket, tokenOf, close } = await openOffice()
  const [ending, staying] = [await socket('li'), await socket('wang')]
  const tokenHash = createHash('sha256')
    .update(await tokenOf('li'))
    .digest()
  await db.platform.updateTable('session').set(change).where('tokenHash', '=', tokenHash).execute()
  await app.server.sockets.signOutEnded()

  expect(await ending.closed).toBe(4401)
  expect((await ending.next('logout')).method).toBe('logout')
  expect(staying.raw.readyState).toBe(staying.raw.OPEN)
  await close()
})

test('a socket that never identifies itself ends after ten seconds', async () => {
  const socket = await dial('/websocket/abc')
  office.clock.pass(limits.mute)
  office.app.server.sockets.beat()

  expect(await socket.closed).toBe(1006)
})

test('a phone that answers pings stays connected, a silent one is closed after a minute', async () => {
  const alive = await line('li')
  const gone = await line('wang')
  gone.raw.removeAllListeners('ping')
  gone.pause()

  for (let turn = 0; turn < 3; turn += 1) {
    const pinged = new Promise((resolve) => alive.raw.once('ping', resolve))
    office.clock.pass(limits.ping)
    office.app.server.sockets.beat()
    await pinged
    // A frame that arrives after the pong proves that the pong arrived.
    await tell(['li'], `beat ${turn} ${office.clock()}`)
    await alive.next('messagePush')
  }

  expect(alive.raw.readyState).toBe(alive.raw.OPEN)
  expect(office.app.server.sockets.online('demo')).not.toContain(office.company.people.wang)
})

test('a stalled reader is disconnected at two megabytes and delays no one', async () => {
  const stalled = await line('chen')
  const fine = await line('zhao')
  stalled.pause()
  const { sockets } = office.app.server
  const personIds = [office.company.people.chen, office.company.people.zhao]
  const refresh = { method: 'refresh' as const, msg: 'x'.repeat(60_000) }

  for (let turn = 0; turn < 400 && sockets.online('demo').includes(office.company.people.chen); turn += 1) {
    sockets.publish({ tenant: 'demo', personIds, frame: refresh })
    await fine.next('refresh')
  }

  expect(sockets.online('demo')).not.toContain(office.company.people.chen)
  expect(fine.raw.readyState).toBe(fine.raw.OPEN)
})

test('a partial handshake and invalid frames do no harm', async () => {
  const { port } = new URL(await office.address())
  for (const text of [
    'GET /websocket/abc HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    '\0\0\0',
  ]) {
    const raw = connect(Number(port), '127.0.0.1')
    raw.on('error', () => undefined)
    raw.end(text)
    await new Promise((resolve) => raw.on('close', resolve).resume())
  }

  await line('li')
})

test('a closing server sends close frames, and does not wait for missing replies', async () => {
  const closing = await openOffice()
  const polite = await closing.socket('li')
  const deaf = await closing.socket('wang')
  await Promise.all([polite.next('initMessage'), deaf.next('initMessage')])
  deaf.pause()

  await closing.app.close()

  expect(await polite.closed).toBe(closeCodes.shuttingDown)
  await closing.close()
})
