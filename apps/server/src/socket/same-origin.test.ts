import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { isSameOrigin } from './open-sockets.ts'

const request = (headers: object) => ({ headers }) as IncomingMessage

test.each([
  ['a page of the host that was asked', { host: 'a.example:3000', origin: 'http://a.example:3000' }, true],
  ['no browser at all', { host: 'a.example' }, true],
  [
    'a page of the public address, behind a proxy',
    { host: '10.0.0.1:3000', origin: 'https://oa.example' },
    true,
  ],
  ['a page from elsewhere', { host: 'a.example', origin: 'https://b.example' }, false],
  ['a page without an address', { host: 'a.example', origin: 'null' }, false],
])('%s: %j', (_name, headers, isOurs) => {
  expect(isSameOrigin(request(headers), 'https://oa.example/signet')).toBe(isOurs)
})
