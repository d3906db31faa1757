import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice, password } from '../../test/index.ts'

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

test('repeated sign-ins from one address have to wait', async () => {
  const attempt = () =>
    office.app.http.inject({
      method: 'POST',
      url: '/api/oauth/Login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'account=x@nowhere&password=y',
    })
  const codes: number[] = []
  for (let turn = 0; turn < 140; turn += 1) codes.push((await attempt()).json().code)

  expect(codes.slice(0, 100).every((code) => code === 400)).toBe(true)
  expect(codes.at(-1)).toBe(429)
})

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
