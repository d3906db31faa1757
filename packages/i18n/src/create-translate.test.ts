import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { createTranslate } from './create-translate.ts'

const catalogue = {
  'notices.unread': '{count, plural, =0 {All read} one {# notice} other {# notices}}',
  'notices.title': 'Notices',
}

test('a sentence is found under its key', () => {
  const t = createTranslate({ locale: 'en-US', catalogue })

  expect(t('notices.title')).toBe('Notices')
})

test('names are put in as they are, quotes and braces of theirs included', () => {
  const t = createTranslate({
    locale: 'en-US',
    catalogue: {
      'client.told': '{name} told {other} at {hour}',
      'client.quoted': "it''s {name}",
    },
  })

  expect(t('client.told', { name: "O'Li {x}", other: '<b>', hour: 1234 })).toBe("O'Li {x} told <b> at 1234")
  expect(t('client.quoted', { name: 'Li' })).toBe("it's Li")
  expect(() => t('client.told', { name: 'Li' })).toThrow(/other/)
})

test('plurals follow the language', () => {
  const t = createTranslate({ locale: 'en-US', catalogue })

  expect([0, 1, 2].map((count) => t('notices.unread', { count }))).toEqual([
    'All read',
    '1 notice',
    '2 notices',
  ])
})

test('an unknown key is shown and reported, and inherited names are not sentences', () => {
  const missing: string[] = []
  const t = createTranslate({ locale: 'en-US', catalogue, onMissing: (key) => missing.push(key) })

  expect(t('notices.lost')).toBe('notices.lost')
  expect(t('constructor')).toBe('constructor')
  expect(missing).toEqual(['notices.lost', 'constructor'])
})

test('a lacking parameter is reported and the key shown, so that a page survives it', () => {
  const missing: string[] = []
  const t = createTranslate({
    locale: 'en-US',
    catalogue: { ...catalogue, 'client.told': '{name} told {other}' },
    onMissing: (key, cause) => missing.push(`${key}: ${String(cause)}`),
  })

  expect([t('client.told', { name: 'Li' }), t('notices.unread'), t('notices.title')]).toEqual([
    'client.told',
    'notices.unread',
    'Notices',
  ])
  expect(missing).toEqual([
    expect.stringMatching(/^client\.told: .*other/),
    expect.stringMatching(/^notices\.unread: .*count/),
  ])
})

test('a message that a build has parsed says the same as its text', () => {
  const parsed = { 'notices.unread': parse(catalogue['notices.unread'], { ignoreTag: true }) }
  const t = createTranslate({ locale: 'en-US', catalogue: parsed })

  expect([0, 1, 2].map((count) => t('notices.unread', { count }))).toEqual([
    'All read',
    '1 notice',
    '2 notices',
  ])
})
