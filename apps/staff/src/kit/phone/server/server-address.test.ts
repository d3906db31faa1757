import { expect, test } from 'vitest'
import { askServer, forgetServer, keepServer, keptServer, serverOf } from './server-address.ts'

test.each([
  ['office.example.com', 'https://office.example.com'],
  [' Office.Example.com/ ', 'https://office.example.com'],
  ['office.example.com:8443', 'https://office.example.com:8443'],
  ['10.0.0.5:8443', 'https://10.0.0.5:8443'],
  ['HTTPS://office.example.com/pages/login/scanLogin?id=1', 'https://office.example.com'],
])('%j is the server %s', (text, origin) => {
  expect(serverOf(text)).toBe(origin)
})

test.each([
  '',
  '   ',
  'http://office.example.com',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'capacitor://localhost',
  'https://',
  'office.example.com@evil.example',
  'https://li:secret@office.example.com',
  'office example.com',
  'https:\\\\evil.example',
  '{"t":"login","id":"1"}',
])('%j is no server', (text) => {
  expect(serverOf(text)).toBeUndefined()
})

const version = { sysVersion: '6.0.8', build: 65, downloadUrl: '' }

test.each([
  ['ours', () => Response.json({ code: 200, msg: 'ok', data: version })],
  ['other', () => Response.json({ hello: 'world' })],
  ['other', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['other', () => Response.json({ code: 200, msg: 'ok', data: { version: 1 } })],
  ['other', () => Response.json({ code: 404, msg: 'no', data: null })],
  [
    'silent',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a server is %s by its answer to the version', async (outcome, answer) => {
  const asked: string[] = []
  const send = (request: Request) => {
    asked.push(request.url)
    return answer()
  }
  expect(await askServer('https://office.example.com', send)).toBe(outcome)
  expect(asked).toContain('https://office.example.com/api/app/Version')
})

test('a server is kept until it is forgotten, and a spoilt one counts as none', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  expect(keptServer(store)).toBeUndefined()
  keepServer(store, 'https://office.example.com')
  expect(keptServer(store)).toBe('https://office.example.com')
  kept.set('server', 'javascript:alert(1)')
  expect(keptServer(store)).toBeUndefined()
  keepServer(store, 'https://office.example.com')
  forgetServer(store)
  expect(keptServer(store)).toBeUndefined()
})
