import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { addressOf, link, viewerOf } from './link.ts'

const of = (raw: object) => kindTest(link, raw).settings

test('an address that may not be opened cannot be set', () => {
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a@b.example'])
    expect(link.settings.safeParse({ address }).error?.issues[0]).toMatchObject({
      path: ['address'],
      message: 'is no address that may be opened',
    })
  expect(of({ address: '/pages/apply/menu/index' }).address).toBe('/pages/apply/menu/index')
})

test('what a formula answers is checked like what is written', () => {
  const settings = of({ formula: "'https://example.com/' + code", address: 'https://unused.example' })
  expect(addressOf(settings, { formula: 'https://example.com/7' })).toBe('https://example.com/7')
  expect(addressOf(settings, { formula: 'javascript:alert(1)' })).toBe('')
  expect(addressOf(settings, { formula: null })).toBe('')
})

test('the viewer of the product gets address and title, and nothing gets out of them', () => {
  const viewer = new URL(viewerOf('https://example.com/?a=1&b=2#c', '标题&url=x'), 'https://product.example')
  expect(viewer.pathname).toBe('/pages/apply/externalLink/index')
  expect([...viewer.searchParams]).toEqual([
    ['url', 'https://example.com/?a=1&b=2#c'],
    ['fullName', '标题&url=x'],
  ])
})
