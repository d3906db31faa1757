import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSecrets } from './index.ts'

const key = new Uint8Array(32).fill(7)
const secrets = openSecrets({ key, random: randomBytes })

test.each(['', 'p@ss', '密码 🔑', 'x'.repeat(5000)])('what was sealed is read again', (text) => {
  const sealed = secrets.seal(text, 'demo/source/1')

  if (text) expect(sealed).not.toContain(text)
  expect(secrets.open(sealed, 'demo/source/1')).toBe(text)
})

test('sealing the same text twice differs', () => {
  expect(secrets.seal('a', 'here')).not.toBe(secrets.seal('a', 'here'))
})

test('a sealed text is refused at another place, when changed, or with another key', () => {
  const sealed = secrets.seal('secret', 'demo/source/1')
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`
  const unreadable = expect.objectContaining({ code: 'secrets.unreadable' })
  const other = openSecrets({ key: new Uint8Array(32).fill(8), random: randomBytes })

  expect(() => secrets.open(sealed, 'other/source/1')).toThrow(unreadable)
  expect(() => secrets.open(changed, 'demo/source/1')).toThrow(unreadable)
  expect(() => secrets.open('secret', 'demo/source/1')).toThrow(unreadable)
  expect(() => other.open(sealed, 'demo/source/1')).toThrow(unreadable)
})

test('a new key seals, and the old one beside it still opens what it sealed', () => {
  const fresh = new Uint8Array(32).fill(9)
  const both = openSecrets({ key: fresh, olderKeys: [key], random: randomBytes })
  const sealed = both.seal('new', 'here')

  expect(both.open(secrets.seal('old', 'here'), 'here')).toBe('old')
  expect(both.open(sealed, 'here')).toBe('new')
  expect(openSecrets({ key: fresh, random: randomBytes }).open(sealed, 'here')).toBe('new')
})

test('without a key nothing can be sealed', () => {
  const none = openSecrets({ key: undefined, random: randomBytes })

  expect(() => none.seal('secret', 'here')).toThrow(expect.objectContaining({ code: 'secrets.noKey' }))
})

test('a guess cannot be tested against a digest without the key', () => {
  const digestOf = (fill: number) =>
    openSecrets({ key: new Uint8Array(32).fill(fill), random: randomBytes }).digest
  expect(digestOf(1)('{"amount":"128.5"}')).toBe(digestOf(1)('{"amount":"128.5"}'))
  expect(digestOf(1)('{"amount":"128.5"}')).not.toBe(digestOf(1)('{"amount":"128.6"}'))
  const plain = openSecrets({ key: undefined, random: randomBytes }).digest('{"amount":"128.5"}')
  expect(new Set([plain, digestOf(1)('{"amount":"128.5"}'), digestOf(2)('{"amount":"128.5"}')]).size).toBe(3)
})
