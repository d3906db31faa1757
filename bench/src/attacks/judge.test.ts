import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestDuring, longestFigure } from '../stalls/longest-answer.ts'
import { watchCalls } from './watched-calls.ts'

/** A server in a thread of its own that holds up everybody for a quarter of a second, fails, or shows its code. */
const faulty = `
  const { createServer } = require('node:http')
  const { parentPort } = require('node:worker_threads')
  const answers = {
    '/stall': (response) => { const end = performance.now() + 250; while (performance.now() < end); response.end('{"code":200}') },
    '/fails': (response) => { response.statusCode = 500; response.end('{}') },
    '/answers-failure': (response) => response.end('{"code":500,"msg":"broken"}'),
    '/shows-code': (response) => response.end('Error: x at run (/srv/main.ts:10:4)'),
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url]
    if (answer) answer(response)
    else response.end('{"code":200}')
  })
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`

let thread: Worker
let address: string
beforeAll(async () => {
  thread = new Worker(faulty, { eval: true })
  const [port] = await once(thread, 'message')
  address = `http://127.0.0.1:${port}`
})
afterAll(() => thread.terminate())

const call = (path: string) => fetch(new URL(path, address)).then((answer) => answer.text())

test('a server that one call holds up misses the aim, by about the time that it was held up', async () => {
  const longest = await longestDuring(address, () => call('/stall'))

  expect(longest).toBeGreaterThan(200)
  expect(longestFigure('planted', longest, 5)).toMatchObject({ met: false, aim: 'at most 50 ms above quiet' })
})

test('the aim counts from the quiet server, so that a slow machine is no fault', () => {
  expect(longestFigure('slow', 120, 80).met).toBe(true)
  expect(longestFigure('slow', 131, 80).met).toBe(false)
})

test('a failure, an answer that says so and a place in the code are faults, and a refusal is none', async () => {
  const calls = watchCalls(address, 'token')
  for (const path of ['/fails', '/answers-failure', '/shows-code', '/plain'])
    await calls.send({ method: 'GET', path })

  expect(calls.count()).toBe(4)
  expect(calls.faults.map((fault) => fault.split(':')[0])).toEqual([
    'GET /fails',
    'GET /answers-failure',
    'GET /shows-code',
  ])
})
