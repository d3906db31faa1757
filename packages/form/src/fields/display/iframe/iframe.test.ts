import { expect, test } from 'vitest'
import { kindTest } from '../../../../test/kind-test.ts'
import { framedAddress, iframe, isFramable, sandboxOf } from './iframe.ts'

test('only https and pages of the product are framed', () => {
  for (const address of ['https://example.com/map', '/pages/apply/menu/index?id=1'])
    expect(isFramable(address)).toBe(true)
  for (const address of [
    'http://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/api/file/Download/a/b',
    '/pages/../api/file/Download/a/b',
    '/pages/%2e%2e/api/file/Download/a/b',
    '/pagesx',
    'mailto:li@example.com',
  ])
    expect(isFramable(address)).toBe(false)
})

test('a page from elsewhere runs its scripts without an origin of ours or its own', () => {
  const tokens = sandboxOf('https://example.com').split(' ')
  expect(tokens).toContain('allow-scripts')
  expect(tokens).not.toContain('allow-same-origin')
  expect(tokens.join()).not.toMatch(/top-navigation|modals|downloads/)
  expect(sandboxOf('/pages/apply/menu/index')).toContain('allow-same-origin')
})

test('what a formula answers is checked like what is written', () => {
  const { settings } = kindTest(iframe, { formula: "'https://example.com/' + code" })
  expect(framedAddress(settings, { formula: 'https://example.com/7' })).toBe('https://example.com/7')
  expect(framedAddress(settings, { formula: 'javascript:alert(1)' })).toBe('')
  expect(iframe.settings.safeParse({ address: 'http://example.com' }).success).toBe(false)
})
