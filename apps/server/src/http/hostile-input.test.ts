import { contract, Envelope } from '@signet/contract'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../test/index.ts'

let office: Office
let token: string
beforeAll(async () => {
  office = await openOffice()
  token = await office.tokenOf('admin')
})
afterAll(() => office.close())

async function send(options: InjectOptions) {
  const headers = { authorization: token, ...options.headers }
  const { statusCode, body } = await office.app.http.inject({ ...options, headers })
  const { code, msg, data } = Envelope.parse(JSON.parse(body))
  return { statusCode, code, msg, data: data as { refusal?: string } | null }
}
const post = (url: `/${string}`, payload: string | object, headers: Record<string, string> = {}) =>
  send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })

const role = contract.organization.createRole.path

test('a duplicate parameter is refused', async () => {
  const { code, data } = await send({
    method: 'GET',
    url: '/api/permission/Organize/Selector?keyword=a&keyword=b',
  })

  expect(code).toBe(400)
  expect(data?.refusal).toBe('request.invalid')
})

test.each([
  '{"fullName":"x","enCode":"x","__proto__":{"isAdministrator":true}}',
  '{"fullName":"x","enCode":"x","constructor":{"prototype":{"polluted":1}}}',
])('prototype keys are refused: %s', async (body) => {
  expect((await post(role, body)).data?.refusal).toBe('request.invalid')
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('unknown input is dropped', async () => {
  const { code } = await post('/api/permission/Users', {
    account: 'sneaky',
    realName: '小偷',
    password: 'a fine long one',
    id: 'my-own-id',
    passwordHash: 'x',
    createdAt: '1999-01-01',
  })
  const found = await (await office.as('admin')).organization.users({ keyword: 'sneaky' })

  expect(code).toBe(200)
  expect(found.list[0]?.id).not.toBe('my-own-id')
})

test('a body nested a thousand deep is refused before it is parsed further', async () => {
  const deep = `{"fullName":"x","enCode":${'['.repeat(1000)}${']'.repeat(1000)}}`

  expect((await post(role, deep)).data?.refusal).toBe('request.tooDeep')
})

test('a body of three megabytes is too large', async () => {
  const huge = JSON.stringify({ fullName: 'x'.repeat(3 * 1024 * 1024), enCode: 'x' })

  expect(await post(role, huge)).toMatchObject({ statusCode: 200, code: 413 })
})

test.each([
  '{',
  'null',
  '[]',
  '"text"',
  '',
  '{"fullName":1,"enCode":{}}',
  '{"fullName":"a\\u0000b","enCode":"z"}',
  '{"fullName":"\\ud800","enCode":"z"}',
])('the body %j is refused with a sentence', async (body) => {
  const answer = await post(role, body)

  expect(answer).toMatchObject({ statusCode: 200, code: 400, data: { refusal: 'request.invalid' } })
  expect(answer.msg).not.toContain('request.invalid')
})

test('a body of an unknown kind is refused', async () => {
  const { data } = await post(role, '<a/>', { 'content-type': 'application/xml' })

  expect(data?.refusal).toBe('request.invalid')
})

test.each([
  ['GET', '/api/nothing/here'],
  ['GET', '/api/'],
  ['GET', '/websocket/abc'],
  ['GET', '/nothing'],
] as const)('%s %s is not found, in the envelope', async (method, url) => {
  expect(await send({ method, url })).toMatchObject({ statusCode: 200, code: 404 })
})

test.each([
  ['DELETE', '/api/oauth/Login', 'POST'],
  ['PATCH', '/api/message/ReadInfo/x?y=1', 'GET'],
  ['POST', '/api/permission/Users/Current/x/SignImg', 'PUT, DELETE'],
] as const)('%s %s is a wrong method, and the answer names the right ones', async (method, url, allowed) => {
  const answer = await send({ method, url })
  expect(answer).toMatchObject({ statusCode: 200, code: 405, data: { refusal: 'request.wrongMethod' } })
  expect(answer.msg).toContain(allowed)
})

test('an address that cannot be decoded is refused', async () => {
  expect((await send({ method: 'GET', url: '/api/message/ReadInfo/%E0%A4%A' })).code).toBe(400)
})

test('an overlong path segment is refused', async () => {
  expect((await send({ method: 'GET', url: `/api/message/ReadInfo/${'a'.repeat(5000)}` })).code).toBe(400)
})

test('text that a database cannot store is refused with its path', async () => {
  const { msg } = await post(role, '{"fullName":"x","enCode":"z","more":{"deep":["a\\u0000b"]}}', {
    'accept-language': 'en-US',
  })

  expect(msg).toContain('more.deep.0')
})

test('a refusal speaks the language of the caller', async () => {
  const msg = async (language: string) =>
    (await send({ method: 'GET', url: '/api/x', headers: { 'accept-language': language } })).msg

  expect(await msg('zh-CN')).toBe('请求的资源不存在')
  expect(await msg('zh-TW')).toBe('請求的資源不存在')
  expect(await msg('en-US')).toBe('There’s nothing at this address.')
})

const moments = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+10:00',
  '9999-12-31T23:59:59-10:00',
  '2026-01-01T00:00:00+23:00',
  '2026-02-31T00:00:00Z',
]

test.each(moments)('an instant outside the supported calendar is refused: %s', async (moment) => {
  const place = (text: string) => Buffer.from(text).toString('base64url')
  const requests = [
    `/api/workflow/lists/done?${new URLSearchParams({ from: moment })}`,
    `/api/workflow/monitor/list?cursor=${place(`${moment} x`)}`,
    `/api/message?${new URLSearchParams({ cursor: `${moment}~x` })}`,
  ]
  for (const url of requests)
    expect(await send({ method: 'GET', url })).toMatchObject({
      code: 400,
      data: { refusal: 'request.invalid' },
    })

  const days = { startsAt: moment, endsAt: '2027-01-01T00:00:00Z', toUserIds: ['li'], flowIds: [] }
  expect((await post('/api/workflow/delegate', { kind: 'agency', ...days })).data?.refusal).toBe(
    'request.invalid',
  )
})

test('a date outside the calendar is refused', async () => {
  const startDay = '0000-01-01'

  expect((await post('/api/system/Schedule', { title: 'x', startDay, endDay: '2026-01-01' })).msg).toContain(
    'startDay',
  )
})

const odd = [
  "' or '1'='1",
  '"; drop table person; --',
  '%_\\',
  '<script>alert(1)</script>',
  '{field, plural, other {#}}',
  '{{7*7}} #{7*7}',
  '../../etc/passwd',
  'a\r\nset-cookie: b=c',
  '\u202eright to left',
  '👩‍👩‍👧‍👦 ﷽ Ω≈ç√ \u0001',
  'hasOwnProperty',
  '-1',
  'NaN',
]

test('no text breaks sign-in, search or names', async () => {
  const texts = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 60 }))
  let index = 0
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      index += 1
      const answers = [
        await post(
          '/api/oauth/Login',
          new URLSearchParams({ account: `${text}${index}`, password: text }).toString(),
          {
            'content-type': 'application/x-www-form-urlencoded',
          },
        ),
        await send({ method: 'GET', url: `/api/permission/Users?${new URLSearchParams({ keyword: text })}` }),
        await post(role, { fullName: text, enCode: `odd.${index}` }),
      ]
      for (const { statusCode, code } of answers) {
        expect(statusCode).toBe(200)
        expect([200, 400]).toContain(code)
      }
    }),
    { numRuns: 60, examples: odd.map((text): [string] => [text]) },
  )
})
