import { Writable } from 'node:stream'
import { contract, type Endpoint } from '@signet/contract'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, password } from '../../../test/index.ts'
import type { AppOptions } from '../../create-app.ts'

const lines: string[] = []
const log = pino(
  { level: 'info' },
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  }),
)

let office: Office
beforeAll(async () => {
  office = await openOffice({ log, unlimited: false })
})
afterAll(() => office.close())

const loginForm = {
  method: 'POST',
  url: '/api/oauth/Login',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'account=x',
} as const

test('an answer has the security headers and its request id', async () => {
  const { headers } = await office.app.http.inject('/api/app/Version')

  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(String(headers['content-security-policy'])).not.toMatch(/(?<!wasm-)unsafe/)
  expect(String(headers['content-security-policy']).match(/[^;]*https:[^;]*/g)).toEqual([
    "frame-src 'self' blob: https:",
  ])
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('the log contains caller, call and duration, and no secret', async () => {
  const token = await office.tokenOf('li')
  await office.client({ Authorization: token }).session.currentUser()

  const line = lines.map((one) => JSON.parse(one)).findLast(({ route }) => route === '/api/oauth/CurrentUser')
  expect(line).toMatchObject({ method: 'GET', status: 200, msg: 'answered', reqId: expect.any(String) })
  expect(line.ms).toBeGreaterThan(0)
  expect(lines.join('')).not.toContain(token)
  expect(lines.join('')).not.toContain(password)
})

/** Sends a call again and again from an office of its own, and returns the code of each answer. */
async function repeat(
  times: number,
  call: (turn: number) => InjectOptions,
  options: Pick<AppOptions, 'trustProxy'> = {},
) {
  const { app, close } = await openOffice({ unlimited: false, ...options })
  const codes: number[] = []
  for (let turn = 0; turn < times; turn += 1) codes.push((await app.http.inject(call(turn))).json().code)
  const last = await app.http.inject(call(times))
  await close()
  return { codes, last }
}

test('repeated sign-ins from one address have to wait, and learn how long', async () => {
  const { codes, last } = await repeat(130, () => loginForm)

  expect(codes.slice(0, 120).every((code) => code === 400)).toBe(true)
  expect(codes.at(-1)).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})

test('an invented session does not open a new count', async () => {
  const { codes } = await repeat(130, (turn) => ({
    ...loginForm,
    headers: { ...loginForm.headers, authorization: `invented ${turn}` },
  }))

  expect(codes.at(-1)).toBe(429)
})

test('invented sessions are counted together, at every route for members', async () => {
  const { codes } = await repeat(1_210, (turn) => ({
    url: '/api/oauth/CurrentUser',
    headers: { authorization: `invented ${turn}` },
  }))

  expect([codes[0], codes.at(-1)]).toEqual([602, 429])
})

test('an invented address of a trigger does not open a new count', async () => {
  const { codes } = await repeat(130, (turn) => ({
    method: 'POST',
    url: `/api/triggers/demo/${String(turn).padStart(22, 'x')}`,
    payload: {},
  }))

  expect([codes[0], codes.at(-1)]).toEqual([404, 429])
})

test('an unknown call counts as well', async () => {
  const { codes } = await repeat(1_210, (turn) => ({ url: `/api/nothing/${turn}` }))

  expect([codes[0], codes.at(-1)]).toEqual([404, 429])
})

test('a busy session waits, and a colleague at the same address does not', async () => {
  const { app, tokenOf, close } = await openOffice({ unlimited: false })
  const [li, wang] = [await tokenOf('li'), await tokenOf('wang')]
  const call = async (authorization: string) =>
    (await app.http.inject({ url: '/api/app/Version', headers: { authorization } })).json().code
  const callMember = async (authorization: string) =>
    (await app.http.inject({ url: '/api/oauth/CurrentUser', headers: { authorization } })).json().code
  let last = 0
  for (let turn = 0; turn < 3_001; turn += 1) last = await callMember(li)

  expect([last, await callMember(wang), await call('')]).toEqual([429, 200, 200])
  await close()
})

test.each([
  [1, '203.0.113.TURN, 198.51.100.7', 429],
  [1, '198.51.100.7, 203.0.113.TURN', 400],
  [['127.0.0.0/8'], '203.0.113.TURN, 198.51.100.7', 429],
  [['10.0.0.0/8'], '198.51.100.7, 203.0.113.TURN', 429],
  [0, '203.0.113.TURN', 429],
])('with TRUST_PROXY=%j, X-Forwarded-For: %s ends with %i', async (trustProxy, forwarded, code) => {
  const call = (turn: number) => ({
    ...loginForm,
    headers: { ...loginForm.headers, 'x-forwarded-for': forwarded.replace('TURN', String(turn)) },
  })
  const { last } = await repeat(130, call, { trustProxy })

  expect(last.json().code).toBe(code)
})

test('what a proxy forwards reaches the log as an address only', async () => {
  const behind = await openOffice({ log, trustProxy: 1 })
  for (const forwarded of ['evil<script>', '"a b', '::ffff:203.0.113.9', '2001:DB8::1%eth0', ''])
    await behind.app.http.inject({ url: '/api/app/Version', headers: { 'x-forwarded-for': forwarded } })
  await behind.close()

  const calls = lines.map((one) => JSON.parse(one)).filter(({ route }) => route === '/api/app/Version')
  expect(calls.slice(-5).map(({ ip }) => ip)).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '203.0.113.9',
    '2001:db8::1',
    '127.0.0.1',
  ])
})

const json = { 'content-type': 'application/json' }

test.each([
  ['a page of another site', { origin: 'http://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
  ['a request of another host of the same site', { 'sec-fetch-site': 'same-site' }],
])('%s writes nothing', async (_who, headers) => {
  const { app } = await openOffice()
  const writing = Object.values(contract)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method !== 'GET')
  for (const { method, path } of writing) {
    const answer = await app.http.inject({ method, url: path, headers: { ...json, ...headers }, payload: {} })
    expect(answer.json().data.refusal, path).toBe('request.foreignOrigin')
  }
})

test('the own page may write, at every name of the product', async () => {
  const { app, close } = await openOffice({ publicUrl: 'https://oa.example', hosts: ['office-pc'] })
  for (const [host, origin] of [
    ['localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['127.0.0.1:3000', 'https://oa.example'],
    ['oa.example', 'https://oa.example'],
    ['office-pc:3000', 'http://office-pc:3000'],
  ] as const) {
    const headers = { ...loginForm.headers, host, origin, 'sec-fetch-site': 'same-origin' }
    const answer = await app.http.inject({ ...loginForm, headers })
    expect(answer.json().data.refusal).toBe('request.invalid')
  }
  await close()
})

test('a call under a foreign name is refused, reading or writing', async () => {
  for (const call of [loginForm, { url: '/api/oauth/getLoginConfig' }, { url: '/' }]) {
    const headers = { ...('headers' in call ? call.headers : {}), host: 'evil.example' }
    const answer = await office.app.http.inject({ ...call, headers })
    expect(answer.json().data.refusal).toBe('request.foreignHost')
  }
  const probe = await office.app.http.inject({ url: '/api/health/live', headers: { host: 'pod-7' } })
  expect(probe.statusCode).toBe(200)
})

test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'text/xml'])(
  'only the calls that ask for %s take it',
  async (type) => {
    const { app, tokenOf, close } = await openOffice()
    const headers = { 'content-type': type, authorization: await tokenOf('admin') }
    const writing = Object.values(contract)
      .flatMap((group): readonly Endpoint[] => Object.values(group))
      .filter(({ method, encoding }) => method !== 'GET' && encoding !== 'form')
    for (const { method, path } of writing) {
      const answer = await app.http.inject({ method, url: path, headers, payload: 'code=x' })
      expect([400, 415], path).toContain(answer.json().code)
      expect(['request.invalid', 'triggers.bodyNotJson'], path).toContain(answer.json().data.refusal)
    }
    await close()
  },
)

test('the server reports that it is live and ready', async () => {
  expect((await office.app.http.inject('/api/health/live')).json()).toEqual({ status: 'live' })
  expect((await office.app.http.inject('/api/health/ready')).statusCode).toBe(200)
})

test('a fault gives the caller only the request id, and the details to the log', async () => {
  const broken = await openOffice({ log })
  await broken.db.tenant('demo').schema.dropTable('dictionary').cascade().execute()
  const answer = await broken.app.http.inject({
    url: '/api/system/DictionaryData/All',
    headers: { authorization: await broken.tokenOf('li'), 'accept-language': 'en-US' },
  })
  await broken.close()

  const { code, msg, data } = answer.json()
  expect(code).toBe(500)
  expect(msg).toContain(data.requestId)
  expect(JSON.stringify(data)).not.toMatch(/dictionary|relation|select/)
  expect(lines.find((line) => line.includes(data.requestId) && line.includes('request failed'))).toContain(
    'dictionary',
  )
})

test('the documentation page has nothing inline', async () => {
  const page = await office.app.http.inject('/api/docs')

  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toMatch(/<script>|<style>|style=|onclick=|https?:\/\//)
  expect((await office.app.http.inject('/api/docs/page.js')).statusCode).toBe(200)
})
