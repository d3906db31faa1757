import { expect, test } from 'vitest'
import { createOwnHosts } from './own-hosts.ts'

const ownHosts = createOwnHosts({
  hosts: ['office-pc', 'fd00::5'],
  publicUrl: 'https://oa.example/signet',
})

test.each([
  ['a page of the host that was asked', { host: 'a.example:3000', origin: 'http://a.example:3000' }, true],
  ['no browser at all', { host: 'a.example', origin: undefined }, true],
  [
    'a page of the public address, behind a proxy',
    { host: '10.0.0.1:3000', origin: 'https://oa.example' },
    true,
  ],
  ['a page from elsewhere', { host: 'a.example', origin: 'https://b.example' }, false],
  ['a page without an address', { host: 'a.example', origin: 'null' }, false],
])('%s: %j', (_name, { origin, host }, isOurs) => {
  expect(ownHosts.isOwnOrigin(origin, host)).toBe(isOurs)
})

test.each([
  ['localhost:3000', true],
  ['app.localhost', true],
  ['127.0.0.1:3000', true],
  ['127.9.9.9', true],
  ['[::1]:3000', true],
  ['[::ffff:127.0.0.1]', true],
  ['OA.example', true],
  ['oa.example.:443', true],
  ['office-pc:3000', true],
  ['[fd00::5]:3000', true],
  ['10.0.0.7:3000', true],
  ['10.0.0.8:3000', false],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example@localhost', false],
  ['localhost/evil', false],
  ['', false],
  [undefined, false],
])('a call to %s at 10.0.0.7 is one to this server: %j', (host, isOwn) => {
  expect(ownHosts.isOwn(host, '::ffff:10.0.0.7')).toBe(isOwn)
})
