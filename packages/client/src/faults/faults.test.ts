import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { clockByHand } from '../../test/clock-by-hand.ts'
import { closedOrigin, openLoopback } from '../../test/loopback-server.ts'
import { createClient, createFaultLog, readBytes } from '../index.ts'

type Answer = (response: ServerResponse) => void

const never: Answer = () => undefined
const json = { 'content-type': 'application/json', 'x-request-id': 'r-7' }
const hangsInside: Answer = (response) => void response.writeHead(200, json).write('{"code":200,"msg":"ok",')
const cutsInside: Answer = (response) => {
  response.writeHead(200, { ...json, 'content-length': '500' })
  response.write('{"code":200,', () => response.destroy())
}
const cutsBefore: Answer = (response) => void response.destroy()

const say = (key: string) => `sentence of ${key}`
const timeout = { status: 408, code: 'client.timedOut', params: { errCode: '5', errMsg: 'timeout' } }
const abort = { code: 'client.aborted', params: { errCode: '600003', errMsg: 'abort' } }
const noAnswer = { status: 0, code: 'client.networkFailed', params: { errCode: '602001', errMsg: 'fail' } }

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

async function openServer(answer: Answer) {
  const loopback = await openLoopback((_request, response) => answer(response))
  closing.push(loopback.close)
  return loopback
}

/** A client of a real server, with a clock that only the test moves. */
async function openClient(answer: Answer) {
  const loopback = await openServer(answer)
  const clock = clockByHand()
  const faults = createFaultLog(() => 1_000)
  const client = createClient(fetch, {
    ...{ baseUrl: loopback.origin, say, timers: clock.timers, note: faults.note },
  })
  return { ...loopback, clock, faults, client }
}

test.each([
  ['that never answers', never],
  ['that stops in the middle of its answer', hangsInside],
])('a call to a server %s is given up after a minute with 5, and the connection ends', async (_, answer) => {
  const { client, clock, nextArrival, arrived, faults } = await openClient(answer)
  const arrival = nextArrival()
  const refused = expect(client.approvals.counts()).rejects.toMatchObject(timeout)
  await arrival
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  arrived[0]?.socket.once('close', () => leave())
  clock.pass(59_999)
  expect(clock.waiting()).toEqual([1])
  clock.pass(1)

  await refused
  await left
  expect(faults.noted.peek()).toMatchObject([
    { at: 1_000, what: 'GET /api/workflow/counts', refusal: timeout },
  ])
})

test('another time limit can be configured', async () => {
  const { origin } = await openServer(never)
  const clock = clockByHand()
  const client = createClient(fetch, { baseUrl: origin, timers: clock.timers, timeoutMs: 1_000_000 })
  const refused = expect(client.approvals.counts()).rejects.toMatchObject(timeout)
  expect(clock.waiting()).toEqual([1_000_000])
  clock.pass(1_000_000)
  await refused
})

test.each([
  ['before its answer', cutsBefore],
  ['in the middle of its answer', cutsInside],
])('a connection that is cut %s gives 602001', async (_, answer) => {
  const { client, faults } = await openClient(answer)
  await expect(client.approvals.counts()).rejects.toMatchObject(noAnswer)
  expect(faults.noted.peek()).toMatchObject([{ refusal: noAnswer }])
})

test('a command whose answer was cut in the middle is made once more, under the same key', async () => {
  let calls = 0
  const { client, arrived } = await openClient((response) => {
    calls += 1
    if (calls === 1) return cutsInside(response)
    response.writeHead(200, json).end(JSON.stringify({ code: 200, msg: 'ok', data: { caseId: 'c1' } }))
  })
  expect(await client.approvals.launch({ flowId: 'f1', values: {} })).toEqual({ caseId: 'c1' })
  const keys = arrived.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a server that is not there gives 602001', async () => {
  const client = createClient(fetch, { baseUrl: await closedOrigin(), say })
  await expect(client.approvals.counts()).rejects.toMatchObject({
    ...noAnswer,
    message: 'sentence of client.networkFailed',
  })
})

test('a call that its caller leaves ends with 600003, is not made again, and is nothing to report', async () => {
  const { client, nextArrival, arrived, clock, faults } = await openClient(never)
  const leaving = new AbortController()
  const arrival = nextArrival()
  const refused = expect(
    client.approvals.launch({ flowId: 'f1', values: {} }, { signal: leaving.signal }),
  ).rejects.toMatchObject(abort)
  await arrival
  leaving.abort()

  await refused
  expect(arrived).toHaveLength(1)
  expect(clock.waiting()).toEqual([])
  expect(faults.noted.peek()).toEqual([])
})

test('a call that was left before it began ends with 600003 too', async () => {
  const { client } = await openClient(never)
  await expect(client.approvals.counts({}, { signal: AbortSignal.abort() })).rejects.toMatchObject(abort)
})

test('a time limit of the caller is a time limit', async () => {
  const { client } = await openClient(never)
  const late = AbortSignal.abort(new DOMException('', 'TimeoutError'))
  await expect(client.approvals.counts({}, { signal: late })).rejects.toMatchObject(timeout)
})

test('what the server failed at is noted with the id of the request, and a rule that refuses is not', async () => {
  const answers = [
    { status: 502, body: '<html>' },
    { status: 409, body: JSON.stringify({ code: 409, msg: 'No', data: { refusal: 'flow.taskClosed' } }) },
  ]
  const { client, faults } = await openClient((response) => {
    const { status, body } = answers.shift() ?? expect.fail('more calls than answers')
    const type = body.startsWith('<') ? 'text/html' : 'application/json'
    response.writeHead(status, { ...json, 'content-type': type }).end(body)
  })
  await expect(client.approvals.counts()).rejects.toMatchObject({ status: 502, requestId: 'r-7' })
  await expect(client.approvals.counts()).rejects.toMatchObject({ status: 409, requestId: 'r-7' })
  expect(faults.noted.peek().map(({ refusal }) => [refusal.code, refusal.requestId])).toEqual([
    ['client.status.502', 'r-7'],
  ])
})

test('the last twenty are kept, the newest first', async () => {
  const { client, faults } = await openClient(cutsBefore)
  for (let count = 0; count < 21; count++) await client.approvals.counts().catch(() => undefined)
  await client.session.currentUser().catch(() => undefined)
  expect(faults.noted.peek()).toHaveLength(20)
  expect(faults.noted.peek()[0]?.what).toBe('GET /api/oauth/CurrentUser')
})

async function download(answer: Answer, signal?: AbortSignal) {
  const { origin, nextArrival } = await openServer(answer)
  const clock = clockByHand()
  const arrival = nextArrival()
  const bytes = readBytes({
    ...{ url: `${origin}/api/file/Bytes/demo/x`, type: 'text/plain', say, timers: clock.timers },
    ...(signal && { signal }),
  })
  return { bytes, clock, arrival }
}

test.each([
  ['that never begins', never],
  ['that stops in the middle', hangsInside],
])('a download %s is given up after a minute with 5', async (_, answer) => {
  const { bytes, clock, arrival } = await download(answer)
  const refused = expect(bytes).rejects.toMatchObject(timeout)
  await arrival
  clock.pass(60_000)
  await refused
})

test('a download that is cut gives 602001, and one whose link was used the words of its status', async () => {
  await expect((await download(cutsInside)).bytes).rejects.toMatchObject(noAnswer)
  const gone = await download((response) => void response.writeHead(404, json).end())
  await expect(gone.bytes).rejects.toMatchObject({ code: 'client.status.404', requestId: 'r-7' })
})

test('a download that its reader leaves ends with 600003', async () => {
  const leaving = new AbortController()
  const { bytes, arrival } = await download(hangsInside, leaving.signal)
  const refused = expect(bytes).rejects.toMatchObject(abort)
  await arrival
  leaving.abort()
  await refused
})

test('a download that arrives has the type that it was asked for', async () => {
  const { bytes } = await download((response) => void response.writeHead(200, json).end('hello'))
  expect([await (await bytes).text(), (await bytes).type]).toEqual(['hello', 'text/plain'])
})
