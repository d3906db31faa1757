import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { clockByHand } from '../../test/clock-by-hand.ts'
import { closedOrigin, openLoopback } from '../../test/loopback-server.ts'
import { createFaultLog, enterServer, type SentFile, uploadFile } from '../index.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const say = (key: string) => `sentence of ${key}`
const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
}
const timeout = { code: 'client.timedOut', params: { errCode: '5', errMsg: 'timeout' } }
const noAnswer = { code: 'client.networkFailed', params: { errCode: '602001', errMsg: 'fail' } }

let closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
  enterServer(undefined)
})

/** Uploads five bytes to a real server, with a clock that only the test moves. */
async function upload(answer: Answer, { origin = '' } = {}) {
  const loopback = await openLoopback((request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(204, allowed).end()
    else answer(request, response)
  })
  closing.push(loopback.close)
  enterServer(origin || loopback.origin)
  const clock = clockByHand()
  const faults = createFaultLog()
  const door = { path: '/api/file/Uploader/annex', stateOf: async () => 'ready' }
  const sent = uploadFile(
    { ...{ headers: () => ({}), say, door, note: faults.note, timers: clock.timers, retryAfterMs: [] } },
    new File(['hello'], 'note.txt', { type: 'text/plain' }),
  )
  return { ...loopback, sent, clock, faults }
}

/** The progress of a file once it is in this state. */
function reached({ progress }: SentFile, state: string): Promise<ReturnType<typeof progress.peek>> {
  return new Promise((resolve) => {
    progress.subscribe((now) => {
      if (now.state === state) resolve(now)
    })
  })
}

/** Takes a file as the tus protocol has it: announced by POST, sent by PATCH. */
const takes: Answer = (request, response) => {
  const headers = { ...allowed, 'tus-resumable': '1.0.0', location: '/api/file/Uploader/annex/f1' }
  if (request.method === 'POST') return void response.writeHead(201, headers).end()
  request.resume().on('end', () => response.writeHead(204, { ...headers, 'upload-offset': '5' }).end())
}

test('a file that arrives is uploaded', async () => {
  const { sent, clock } = await upload(takes)
  expect(await reached(sent, 'uploaded')).toMatchObject({ fileId: 'f1', sent: 5 })
  expect(clock.waiting()).toEqual([])
})

test('an upload of which nothing gets through for a minute ends with 5, and goes on when it is tried again', async () => {
  let isAwake = false
  const { sent, clock, arrived, faults } = await upload((request, response) => {
    if (isAwake) takes(request, response)
  })
  await expect.poll(() => arrived.some(({ method }) => method === 'POST')).toBe(true)
  clock.pass(60_000)
  const failed = await reached(sent, 'failed')
  expect(failed).toMatchObject({
    refusal: timeout,
    isUnanswered: true,
    reason: 'sentence of client.timedOut',
  })
  expect(faults.noted.peek()).toMatchObject([{ refusal: timeout, what: 'POST /api/file/Uploader/annex' }])

  isAwake = true
  sent.retry()
  expect(await reached(sent, 'uploaded')).toMatchObject({ fileId: 'f1' })
})

test('an upload whose connection is cut ends with 602001', async () => {
  const { sent } = await upload((_request, response) => void response.destroy())
  expect(await reached(sent, 'failed')).toMatchObject({ refusal: noAnswer, isUnanswered: true })
})

test('an upload to a server that is not there ends with 602001', async () => {
  const { sent } = await upload(takes, { origin: await closedOrigin() })
  expect(await reached(sent, 'failed')).toMatchObject({ refusal: noAnswer, isUnanswered: true })
})

test('an upload that is removed ends with 600003, and is not sent later', async () => {
  const { sent, arrived, clock, faults } = await upload(() => undefined)
  await expect.poll(() => arrived.some(({ method }) => method === 'POST')).toBe(true)
  sent.remove()
  expect(await reached(sent, 'failed')).toMatchObject({
    ...{
      isUnanswered: false,
      refusal: { code: 'client.aborted', params: { errCode: '600003', errMsg: 'abort' } },
    },
  })
  await expect.poll(() => clock.waiting()).toEqual([])
  expect(faults.noted.peek()).toEqual([])
})

test('a file that the server refuses has its sentence and the id of the request', async () => {
  const { sent } = await upload((request, response) => {
    const headers = { ...allowed, 'content-type': 'application/json', 'x-request-id': 'r-7' }
    request.resume().on('end', () => response.writeHead(413, headers).end('{"msg":"Too large"}'))
  })
  expect(await reached(sent, 'failed')).toMatchObject({
    ...{ reason: 'Too large', isUnanswered: false, refusal: { status: 413, requestId: 'r-7' } },
  })
})
