import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, openSocket, password } from '../../test/index.ts'
import { type App, createApp } from '../create-app.ts'
import { type Bus, createLocalBus } from './hints/index.ts'
import { createRedisBus } from './hints/redis-bus.ts'

/** Two connected buses, through Redis if configured, otherwise in one process. */
function twoBuses(): [Bus, Bus] {
  const url = process.env['REDIS_URL']
  const log = pino({ level: 'silent' })
  if (url) return [createRedisBus(url, log), createRedisBus(url, log)]
  const shared = { ...createLocalBus(), isShared: true }
  return [shared, shared]
}

let office: Office
let neighbour: App
let listening: Promise<string> | undefined
beforeAll(async () => {
  const [here, there] = twoBuses()
  office = await openOffice({ bus: here })
  const { filesDir } = office.app.server
  neighbour = await createApp({
    db: office.db,
    filesDir,
    clock: office.clock,
    dueWork: 'onCall',
    unlimited: true,
    bus: there,
  })
  await bothHear(here, there)
})
afterAll(async () => {
  await neighbour.close()
  await office.close()
})

/** Waits until a hint from one bus arrives at the other. */
async function bothHear(here: Bus, there: Bus): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const leave = there.subscribe('ready', resolve)
  const timer = setInterval(() => here.publish('ready', true), 5)
  await promise
  clearInterval(timer)
  leave()
}

async function lineToNeighbour() {
  const { token } = await office.client({ 'App-Origin': 'app' }).session.login({ account: 'li', password })
  listening ??= neighbour.listen({ host: '127.0.0.1', port: 0 })
  const address = await listening
  const socket = await openSocket({
    address: `${address.replace('http', 'ws')}/websocket/${token}`,
    hello: { method: 'OnConnection', token, mobileDevice: true, systemId: '' },
  })
  await socket.next('initMessage')
  return { token, socket }
}

test('another node learns of a notice, a change of the organization or of permissions, and a sign-out', async () => {
  const { token, socket } = await lineToNeighbour()
  const { server } = office.app
  const { li, wang } = office.company.people
  const before = (await neighbour.server.directories.of('demo')).managerOf(li, 1)

  const now = new Date(office.clock()).toISOString()
  const body = { toPersonIds: [li], kind: 'notice' as const, titleKey: 'session.expired', fact: 'across' }
  await office.db
    .tenant('demo')
    .transaction()
    .execute((tx) => server.outbox.write(tx, [{ topic: 'notice', body }], now))
  server.outbox.wake('demo')
  expect((await socket.next('messagePush')).unreadTotalCount).toBe(1)

  await (await office.as('admin')).organization.updateUser({ id: li, managerId: wang })
  await expect
    .poll(async () => (await neighbour.server.directories.of('demo')).managerOf(li, 1), { interval: 5 })
    .toBe(wang)
  expect(before).not.toBe(wang)
  await (await office.as('admin')).organization.createRole({
    fullName: '两地',
    enCode: 'both-nodes',
    personIds: [li],
  })
  expect(await socket.next('refresh')).toEqual({ method: 'refresh', msg: '' })

  await office.client({ Authorization: token }).session.logout()
  await socket.next('logout')
  await expect(neighbour.server.sessions.actorOf(token)).rejects.toThrow('session.expired')
})

test('what is written on one node is heard on the other at once, and read there', async () => {
  const { token, socket } = await lineToNeighbour()
  const { li, wang } = office.company.people
  const { chat } = await office.as('wang')
  const { id } = await chat.openDirect({ personId: li })
  await chat.send({ id, clientId: 'from-the-other-node', text: '收到了吗' })
  expect(await socket.next('receiveMessage')).toMatchObject({ formUserId: wang, message: { sequence: 1 } })

  socket.send(JSON.stringify({ method: 'UpdateReadMessage', token, conversationId: id }))
  expect(await socket.next('chatRead')).toMatchObject({ conversationId: id, personId: li, sequence: 1 })
  expect((await chat.readers({ id, sequence: 1 })).read).toEqual([li])
})
