import { expect, test } from 'vitest'
import { absoluteAnswers } from './absolute-answers.ts'

const origin = 'https://office.example.com'

/** What the client of an app reads of an answer. */
async function read(body: string, type = 'application/json'): Promise<string> {
  const send = absoluteAnswers(() => new Response(body, { headers: { 'content-type': type } }), origin)
  return (await send(new Request(`${origin}/api/x`))).text()
}

test.each([
  '/api/file/Bytes/demo/a-b_c.d',
  '/api/oauth/Avatar/demo/abc',
  '/api/oauth/Picture/demo/logoIcon/1',
])('%s is an address on the server', async (address) => {
  expect(JSON.parse(await read(JSON.stringify({ data: { list: [{ url: address }] } })))).toEqual({
    data: { list: [{ url: `${origin}${address}` }] },
  })
})

test.each([
  [
    '<p><img alt="x" src="/api/file/Bytes/demo/x"></p>',
    '<p><img alt="x" src="https://office.example.com/api/file/Bytes/demo/x"></p>',
  ],
  ["<img src='/api/file/x'>", "<img src='https://office.example.com/api/file/x'>"],
])('a picture in rich text is on the server: %s', async (text, expected) => {
  expect(JSON.parse(await read(JSON.stringify({ text })))).toEqual({ text: expected })
})

test.each([
  '<a href="/api/file/x">',
  '<img data-src="/api/file/x">',
  '<img src="/api/oauth/Logout">',
  'see /api/file/Bytes/demo/x',
  '/api/oauth/Logout',
  '/pages/index/index',
  '//evil.example/api/file/x',
])('%j stays as it is', async (text) => {
  expect(JSON.parse(await read(JSON.stringify({ text })))).toEqual({ text })
})

test('an answer with quotes inside its texts stays JSON', async () => {
  const hostile = { text: 'a "/api/file/x" and \\"/api/file/y', more: '"/api/file/z"' }
  expect(() => JSON.parse(JSON.stringify(hostile))).not.toThrow()
  const parsed = JSON.parse(await read(JSON.stringify(hostile)))
  expect(Object.keys(parsed)).toEqual(['text', 'more'])
})

test('bytes, errors and what is no JSON pass as they come', async () => {
  expect(await read('"/api/file/Bytes/demo/x"', 'text/plain')).toBe('"/api/file/Bytes/demo/x"')
  expect(await read('{"broken', 'application/json')).toBe('{"broken')
  const refused = absoluteAnswers(() => Response.json({ code: 602 }, { status: 401 }), origin)
  expect((await refused(new Request(`${origin}/api/x`))).status).toBe(401)
})
