import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { clockByHand } from '../../test/clock-by-hand.ts'
import { closedOrigin, openLoopback } from '../../test/loopback-server.ts'
import type { AnsweredRefusal } from '../read-answer.ts'
import { createSocket } from './create-socket.ts'
import { openWebSocket, type Wire } from './open-web-socket.ts'

const say = (key: string) => `sentence of ${key}`
const greeting = { method: 'initMessage', sequence: 7 }
const notOpen = { errCode: '10002', errMsg: 'SocketTask.readyState is not OPEN' }
const notConnected = { errMsg: 'WebSocket is not connected' }
const connectFailed = { errCode: '600009', errMsg: 'connect fail' }

let closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

/** A server that takes sockets, or leaves them waiting for the handshake. */
async function openDoor({ isGreeting }: Readonly<{ isGreeting: boolean }>) {
  const { server, origin, close } = await openLoopback(() => undefined)
  closing.push(close)
  const { promise: taken, resolve } = Promise.withResolvers<Duplex>()
  server.on('upgrade', (request, connection) => {
    connection.on('error', () => undefined)
    if (isGreeting) {
      connection.write(handshakeFor(request.headers['sec-websocket-key'] ?? ''))
      connection.write(frameOf(JSON.stringify(greeting)))
    }
    resolve(connection)
  })
  return { address: origin.replace('http', 'ws'), taken }
}

/** RFC 6455, section 4.2.2. */
function handshakeFor(key: string): string {
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64')
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade']
  return [...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n')
}

/** A text of less than 126 bytes, as a server sends it. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, body.length]), body])
}

/** The live socket of a person, with a real connection and a clock that only the test moves. */
function openLine(address: string, timeoutMs?: number) {
  const clock = clockByHand()
  const noted: AnsweredRefusal[] = []
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>()
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  let wire: Wire | undefined
  const socket = createSocket({
    address: async () => address,
    open: (at, words) => {
      wire = openWebSocket(at, words)
      return wire
    },
    hello: () => ({ token: 'secret', systemId: 'main', sequence: -1 }),
    onFrame: () => greet(),
    onAttempt: () => undefined,
    onGiveUp: () => undefined,
    note: (refusal) => {
      noted.push(refusal)
      fail()
    },
    ...{ say, timers: clock.timers, ...(timeoutMs !== undefined && { timeoutMs }) },
  })
  closing.push(socket.close)
  return { socket, clock, noted, greeted, failed, wire: () => wire ?? expect.fail('nothing was opened') }
}
const faultsOf = (noted: readonly AnsweredRefusal[]) => noted.map(({ params }) => params)

test('a server that takes no sockets gives 600009, and another attempt follows', async () => {
  const { noted, failed, clock } = openLine((await closedOrigin()).replace('http', 'ws'))
  await failed
  expect(faultsOf(noted)).toEqual([connectFailed])
  expect(noted[0]?.message).toBe('sentence of client.socket.connectFailed')
  expect(clock.waiting()).toEqual([10_000])
})

test('a server that never answers the handshake is given up after a minute with 600009', async () => {
  const { address, taken } = await openDoor({ isGreeting: false })
  const { noted, clock } = openLine(address)
  const connection = await taken
  clock.pass(59_999)
  expect(noted).toEqual([])
  clock.pass(1)
  expect(faultsOf(noted)).toEqual([connectFailed])
  expect(clock.waiting()).toEqual([10_000])
  connection.destroy()
})

test('the time limit of an attempt can be configured', async () => {
  const { address, taken } = await openDoor({ isGreeting: false })
  const { noted, clock } = openLine(address, 5_000)
  await taken
  clock.pass(5_000)
  expect(faultsOf(noted)).toEqual([connectFailed])
})

test('a frame for a connection that is not open is refused with 10002, and the sender learns that it did not go', async () => {
  const { address } = await openDoor({ isGreeting: true })
  const line = openLine(address)
  await line.greeted
  expect(line.socket.send({ method: 'Typing', conversationId: 'c1' })).toBe(true)
  line.wire().close()

  expect(line.socket.send({ method: 'Typing', conversationId: 'c1' })).toBe(false)
  expect(faultsOf(line.noted)).toEqual([notOpen])
})

test('closing a connection that has ended already says that it is not connected', async () => {
  const { address } = await openDoor({ isGreeting: true })
  const line = openLine(address)
  await line.greeted
  line.wire().close()

  line.socket.close()
  expect(faultsOf(line.noted)).toEqual([notConnected])
  line.socket.close()
  expect(line.noted).toHaveLength(1)
})

test('before the handshake nothing can be sent', async () => {
  const { address, taken } = await openDoor({ isGreeting: false })
  const wire = openWebSocket(address, say)
  const connection = await taken
  expect(() => wire.send('{}')).toThrow('sentence of client.socket.notOpen')
  wire.close()
  connection.destroy()
})
