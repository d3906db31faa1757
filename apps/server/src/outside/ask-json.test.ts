import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AnsweringServer, openAnsweringServer } from '../../test/outside/answering-server.ts'
import { askJson, type OutsideRequest, parseJson } from './ask-json.ts'
import { isOutside, openOutside } from './outside.ts'

let server: AnsweringServer
const json = { 'content-type': 'application/json; charset=utf-8' }
const answers: Readonly<
  Record<string, (response: Parameters<Parameters<typeof openAnsweringServer>[0]>[1]) => void>
> = {
  '/rows': (response) => response.writeHead(200, json).end('[{"a":1}]'),
  '/broken': (response) => response.writeHead(200, json).end('[{'),
  '/page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('[]'),
  '/packed': (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('[]'),
  '/deep': (response) => response.writeHead(200, json).end(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  '/large': (response) => response.writeHead(200, json).end(JSON.stringify('x'.repeat(10_000))),
  '/endless': (response) => {
    response.writeHead(200, json)
    const more = () => response.write('1'.repeat(1000), () => !response.destroyed && setImmediate(more))
    more()
  },
  '/silent': () => undefined,
  '/drip': (response) => response.writeHead(200, json).write('['),
  '/missing': (response) => response.writeHead(404, json).end('{}'),
  '/here': (response) => response.writeHead(302, { location: '/rows' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
}
beforeAll(async () => {
  server = await openAnsweringServer(({ path }, response) => answers[path]?.(response))
})
afterEach(() => server.heard.splice(0))
afterAll(() => server.close())

const limits = { milliseconds: 2000, bytes: 5000 }
const asking = (url: string, more: Partial<OutsideRequest> = {}): OutsideRequest => ({
  method: 'GET',
  url: new URL(url),
  headers: {},
  ...more,
})
const names: Readonly<Record<string, readonly string[]>> = {
  'sneaky.example.com': ['10.0.0.1'],
  'both.example.com': ['93.184.216.34', '127.0.0.1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
  'partner.example.com': ['127.0.0.1'],
  'nothing.example.com': [],
}
const resolve = async (host: string) => {
  const known = names[host]
  if (!known) throw new Error('ENOTFOUND')
  return known
}
const closed = openOutside({ resolve })
const open = () => openOutside({ resolve, innerHosts: [`127.0.0.1:${server.port}`, 'partner.example.com'] })
const codeOf = (request: OutsideRequest, outside = closed, within = limits) =>
  askJson(outside, request, within).then(
    () => 'answered',
    (error: { code?: string }) => error.code,
  )

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:10.0.0.1]/',
  'http://[::10.0.0.1]/',
  'http://[64:ff9b::a00:1]/',
  'http://[2002:a00:1::]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://224.0.0.1/',
  'http://sneaky.example.com/',
  'http://both.example.com/',
  'http://mapped.example.com/',
  'https://sneaky.example.com./',
])('%s lies inside and is not asked', async (url) => {
  expect(await codeOf(asking(url))).toBe('outside.innerAddress')
})

test.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111'])('%s is an external address', (address) => {
  expect(isOutside(address)).toBe(true)
})

test('an internal host is reachable only on the port that the operator lists', async () => {
  expect(await askJson(open(), asking(`${server.url}/rows`), limits)).toEqual([{ a: 1 }])
  expect(await codeOf(asking(`${server.url}/rows`))).toBe('outside.innerAddress')
  expect(await codeOf(asking('http://127.0.0.1:9/rows'), open())).toBe('outside.innerAddress')
  expect(server.heard).toHaveLength(1)
})

test('the connection goes to the checked address: the name is resolved once', async () => {
  let lookups = 0
  const turning = openOutside({
    innerHosts: ['partner.example.com'],
    resolve: async () => {
      lookups += 1
      return lookups === 1 ? ['127.0.0.1'] : ['10.0.0.1']
    },
  })
  const url = `http://partner.example.com:${server.port}/rows`

  expect(await askJson(turning, asking(url), limits)).toEqual([{ a: 1 }])
  expect(lookups).toBe(1)
  expect(server.heard[0]?.headers.host).toBe(`partner.example.com:${server.port}`)
})

test.each([
  ['/missing', 'outside.failed'],
  ['/broken', 'outside.notJson'],
  ['/page', 'outside.notJson'],
  ['/packed', 'outside.notJson'],
  ['/deep', 'outside.tooLarge'],
  ['/large', 'outside.tooLarge'],
  ['/endless', 'outside.tooLarge'],
  ['/round', 'outside.redirected'],
  ['/inside', 'outside.innerAddress'],
  ['/file', 'outside.unreachable'],
])('an answer like %s is refused', async (path, code) => {
  expect(await codeOf(asking(server.url + path), open())).toBe(code)
})

test('JSON nested too deeply is refused, however small', async () => {
  expect(await codeOf(asking(`${server.url}/deep`), open(), { ...limits, bytes: 1_000_000 })).toBe(
    'outside.notJson',
  )
})

test.each(['/silent', '/drip'])(
  'a server that keeps everybody waiting (%s) is given up in time',
  async (path) => {
    const pending = asking(server.url + path)

    expect(await codeOf(pending, open(), { ...limits, milliseconds: 100 })).toBe('outside.timedOut')
  },
)

test('unknown names and missing servers are refused', async () => {
  expect(await codeOf(asking('http://unknown.example.com/'))).toBe('outside.unknownHost')
  expect(await codeOf(asking('http://nothing.example.com/'))).toBe('outside.unknownHost')
  expect(await codeOf(asking('http://partner.example.com:9/'), open())).toBe('outside.unreachable')
})

test('redirects are followed without headers to another origin, and never for POST', async () => {
  const headers = { authorization: 'secret' }
  const other = await openAnsweringServer((_heard, response) =>
    response.writeHead(302, { location: `http://partner.example.com:${server.port}/rows` }).end(),
  )
  const outside = openOutside({ resolve, innerHosts: ['127.0.0.1', 'partner.example.com'] })

  expect(await askJson(outside, asking(`${server.url}/here`, { headers }), limits)).toEqual([{ a: 1 }])
  expect(await askJson(outside, asking(`${other.url}/`, { headers }), limits)).toEqual([{ a: 1 }])
  expect(server.heard.map((one) => one.headers.authorization)).toEqual(['secret', 'secret', undefined])
  expect(await codeOf(asking(`${server.url}/here`, { method: 'POST', body: '{}' }), outside)).toBe(
    'outside.redirected',
  )
  await other.close()
})

test('numbers keep all digits', () => {
  expect(parseJson('[1, 12.50, 12345678901234567890, 0.12345678901234567, -7e2]')).toEqual([
    1,
    12.5,
    '12345678901234567890',
    '0.12345678901234567',
    -700,
  ])
})
