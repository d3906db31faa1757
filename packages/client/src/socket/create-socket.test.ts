import type { ServerFrame } from '@signet/contract'
import { expect, test } from 'vitest'
import { clockByHand } from '../../test/clock-by-hand.ts'
import { createSocket } from './create-socket.ts'
import type { Wire } from './open-web-socket.ts'

type TestWire = Wire & { address: string; sent: unknown[]; isClosed: boolean }

function openLine() {
  const wires: TestWire[] = []
  const attempts: number[] = []
  const frames: ServerFrame[] = []
  const clock = clockByHand()
  let givenUp = 0
  let sequence = -1
  let tickets = 0
  const socket = createSocket({
    address: async () => `/websocket/ticket-${++tickets}`,
    open: (address) => {
      const wire: TestWire = {
        address,
        sent: [],
        isClosed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (text) => wire.sent.push(JSON.parse(text)),
        close: () => {
          wire.isClosed = true
        },
      }
      wires.push(wire)
      return wire
    },
    hello: () => ({ token: 'secret', systemId: 'main', sequence }),
    onFrame: (frame) => frames.push(frame),
    onAttempt: (attempt) => attempts.push(attempt),
    onGiveUp: () => {
      givenUp += 1
    },
    say: (key) => key,
    timers: clock.timers,
  })
  const last = () => {
    const wire = wires.at(-1)
    if (!wire) throw new Error('nothing is connected yet')
    return wire
  }
  return {
    socket,
    wires,
    attempts,
    frames,
    clock,
    last,
    givenUp: () => givenUp,
    saw: (seen: number) => {
      sequence = seen
    },
    arrives: (frame: unknown) => last().onmessage?.({ data: JSON.stringify(frame) }),
    /** Breaks the connection and starts the next attempt, if there is one. */
    breaks: async () => {
      last().onclose?.()
      clock.pass(10_000)
      await Promise.resolve().then(() => undefined)
    },
  }
}
const opened = () => Promise.resolve().then(() => undefined)
const init = { method: 'initMessage', sequence: 7 }

test('on opening it says who it is and what it has seen', async () => {
  const line = openLine()
  await opened()

  line.last().onopen?.()
  line.saw(7)
  await line.breaks()
  line.last().onopen?.()

  const hello = { method: 'OnConnection', token: 'secret', mobileDevice: true, systemId: 'main' }
  expect(line.wires.map(({ sent }) => sent)).toEqual([[hello], [{ ...hello, sequence: 7 }]])
})

test('every attempt has a ticket of its own, since a ticket opens once', async () => {
  const line = openLine()
  await opened()
  await line.breaks()

  expect(line.wires.map(({ address }) => address)).toEqual(['/websocket/ticket-1', '/websocket/ticket-2'])
})

test('it tries again every 10 s, speaks up from the third attempt, and gives up after ten', async () => {
  const line = openLine()
  await opened()

  for (let broken = 0; broken < 10; broken++) await line.breaks()
  expect(line.attempts).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(line.givenUp()).toBe(0)
  expect(line.wires).toHaveLength(11)

  await line.breaks()
  expect(line.givenUp()).toBe(1)
  expect(line.wires).toHaveLength(11)
})

test('a line that stood begins counting anew', async () => {
  const line = openLine()
  await opened()
  await line.breaks()
  await line.breaks()
  line.arrives(init)
  await line.breaks()
  await line.breaks()

  expect(line.attempts).toEqual([])
})

test('a closed socket stays closed', async () => {
  const line = openLine()
  await opened()

  line.arrives({ method: 'closeSocket' })
  line.last().onclose?.()

  expect(line.last().isClosed).toBe(true)
  expect(line.clock.waiting()).toEqual([])
})

test('when the network is back it does not wait for the ten seconds', async () => {
  const line = openLine()
  await opened()
  line.last().onclose?.()

  line.socket.retryNow()
  await opened()

  expect(line.wires).toHaveLength(2)
  // Only the limit of the attempt itself is left.
  expect(line.clock.waiting()).toEqual([60_000])
})

test('invalid frames are ignored', async () => {
  const line = openLine()
  await opened()

  line.last().onmessage?.({ data: 'hello' })
  line.last().onmessage?.({ data: 'null' })
  line.arrives(init)

  expect(line.frames).toEqual([init])
})
