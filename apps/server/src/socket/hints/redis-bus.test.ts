import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type Bus, createLocalBus } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'

const url = process.env['REDIS_URL']
const log = pino({ level: 'silent' })
const open: Bus[] = []
afterEach(async () => {
  for (const bus of open.splice(0)) await bus.close()
})
function node(address: string): Bus {
  const bus = createRedisBus(address, log)
  open.push(bus)
  return bus
}

test('on one node a hint arrives synchronously, until the listener unsubscribes', () => {
  const bus = createLocalBus()
  const heard: unknown[] = []
  const leave = bus.subscribe('a', (hint) => heard.push(hint))

  bus.publish('a', 1)
  bus.publish('b', 2)
  leave()
  bus.publish('a', 3)

  expect(heard).toEqual([1])
})

test('without Redis a node still receives its own hints', () => {
  const bus = node('redis://127.0.0.1:1')
  const heard: unknown[] = []
  bus.subscribe('a', (hint) => heard.push(hint))

  bus.publish('a', { here: true })

  expect(heard).toEqual([{ here: true }])
})

test.skipIf(!url)('other nodes hear it too, and none hears it twice', async () => {
  const [one, other] = [node(url ?? ''), node(url ?? '')]
  const heard: [string, unknown][] = []
  one.subscribe('a', (hint) => heard.push(['one', hint]))
  const came = new Promise((resolve) =>
    other.subscribe('a', (hint) => {
      heard.push(['other', hint])
      resolve(hint)
    }),
  )

  // Hints may be lost until both are connected, so the hint is repeated until it arrives.
  let count = 0
  const timer = setInterval(() => {
    count += 1
    one.publish('a', count)
  }, 20)
  await came
  clearInterval(timer)

  const own = heard.filter(([name]) => name === 'one').map(([, hint]) => hint)
  expect(own).toEqual(Array.from({ length: count }, (_, index) => index + 1))
})
