import { createClient, headersOf } from '@signet/client'
import { contract } from '@signet/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../../test/index.ts'

const phone = 'https://localhost'
const origins = [phone, 'capacitor://localhost']

let office: Office
let without: Office
beforeAll(async () => {
  office = await openOffice({
    publicUrl: 'https://oa.example',
    phoneApps: { origins, android: undefined, ios: undefined, downloadUrl: '' },
  })
  without = await openOffice({ publicUrl: 'https://oa.example' })
})
afterAll(async () => {
  await office.close()
  await without.close()
})

/** A call as a page of this origin sends it. */
const from = (origin: string) => ({ host: 'oa.example', origin, 'sec-fetch-site': 'cross-site' })

const question = (origin: string, headers: string) => ({
  method: 'OPTIONS' as const,
  url: '/api/oauth/CurrentUser',
  headers: {
    ...from(origin),
    'access-control-request-method': 'GET',
    'access-control-request-headers': headers,
  },
})

test.each(origins)('the page of an app at %s may ask, write and read', async (origin) => {
  const sent = headersOf({ origin: 'app', token: 'x', locale: 'en-US', systemCode: 'main' })
  const names = [...Object.keys(sent), 'Idempotency-Key', 'Content-Type'].map((name) => name.toLowerCase())
  const asked = await office.app.http.inject(question(origin, names.join(',')))
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, origin])
  const permitted = String(asked.headers['access-control-allow-headers']).split(', ')
  expect(names.filter((name) => !permitted.includes(name))).toEqual([])

  const token = await office.tokenOf('li')
  const client = createClient(
    async (request) => {
      const { body, headers, statusCode } = await office.app.http.inject({
        method: request.method as 'POST',
        url: request.url.replace('http://localhost', ''),
        headers: { ...Object.fromEntries(request.headers), ...from(origin) },
        payload: await request.text(),
      })
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
      return new Response(body, {
        status: statusCode,
        headers: { 'content-type': String(headers['content-type']) },
      })
    },
    { headers: () => ({ Authorization: token }) },
  )
  await client.session.socketTicket()
  expect((await client.session.currentUser()).userInfo.userAccount).toBe('li')
})

test('an upload from an app is begun and goes on, and the app reads where', async () => {
  const headers = {
    ...from(phone),
    authorization: await office.tokenOf('li'),
    'tus-resumable': '1.0.0',
  }
  const begun = await office.app.http.inject({
    method: 'POST',
    url: '/api/file/Uploader/annex',
    headers: { ...headers, 'upload-length': '3', 'upload-metadata': `filename ${btoa('a.txt')}` },
  })
  expect(begun.statusCode).toBe(201)
  expect(begun.headers['access-control-allow-origin']).toMatch(/^(\*|https:\/\/localhost)$/)
  expect(String(begun.headers['access-control-expose-headers']).toLowerCase()).toContain('location')
  const sent = await office.app.http.inject({
    method: 'PATCH',
    url: String(begun.headers.location),
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    payload: 'abc',
  })
  expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '3'])
})

test.each([
  'https://localhost:8443',
  'http://localhost',
  'https://localhost.evil.example',
  'https://evil.example',
  'null',
])('a page at %s may neither ask nor write', async (origin) => {
  const asked = await office.app.http.inject(question(origin, 'authorization'))
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  const written = await office.app.http.inject({
    method: 'POST',
    url: contract.session.login.path,
    headers: { ...from(origin), 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'account=x',
  })
  expect(written.json().data.refusal).toBe('request.foreignOrigin')
})

test('pages outside the calls are not opened to an app', async () => {
  const { headers } = await office.app.http.inject({ url: '/', headers: from(phone) })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('a server without apps refuses them as it refuses every other page', async () => {
  const asked = await without.app.http.inject(question(phone, 'authorization'))
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  expect(asked.headers['cross-origin-resource-policy']).toBe('same-origin')
  const written = await without.app.http.inject({
    method: 'POST',
    url: contract.session.login.path,
    headers: { ...from(phone), 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'account=x',
  })
  expect(written.json().data.refusal).toBe('request.foreignOrigin')
})

test('a socket opens for a page of an app, and for no other page', async () => {
  const address = (await office.address()).replace('http', 'ws')
  const outcomeFor = async (origin: string) => {
    const { ticket } = await (await office.as('li')).session.socketTicket()
    const { promise, resolve } = Promise.withResolvers<string>()
    const socket = new WebSocket(`${address}/websocket/${ticket}`, { headers: { origin } } as never)
    socket.addEventListener('open', () => resolve('open'))
    socket.addEventListener('error', () => resolve('refused'))
    const outcome = await promise
    socket.close()
    return outcome
  }
  expect([await outcomeFor(phone), await outcomeFor('https://evil.example')]).toEqual(['open', 'refused'])
})
