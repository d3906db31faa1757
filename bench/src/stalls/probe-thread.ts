import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/** Asks a server how it is every few milliseconds, apart from the thread that attacks it, until a message ends it. */
const { address } = z.object({ address: z.string() }).parse(workerData)
const pauseMs = 5
let isOver = false
let longest = 0
parentPort?.once('message', () => {
  isOver = true
})

parentPort?.postMessage('started')
while (!isOver) {
  const begun = performance.now()
  await (await fetch(new URL('/api/health/live', address))).text()
  longest = Math.max(longest, performance.now() - begun)
  await wait(pauseMs)
}
parentPort?.postMessage(longest)
