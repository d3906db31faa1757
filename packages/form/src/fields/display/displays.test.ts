import { describe, expect, test } from 'vitest'
import { kindTest } from '../../../test/kind-test.ts'
import { alert } from './alert.ts'
import { type BarcodeFormat, fitsBarcode } from './barcode.ts'
import { divider } from './divider.ts'
import { groupTitle } from './group-title.ts'
import { framedAddress, iframe, isFramable, sandboxOf } from './iframe.ts'
import { addressOf, link, viewerOf } from './link.ts'
import { qrCode } from './qr-code.ts'
import { text } from './text.ts'

describe('alert', () => {
  test('it informs unless it is set to warn, and stays', () => {
    expect(kindTest(alert).settings).toEqual({ tone: 'info', description: '', closable: false })
    expect(alert.settings.safeParse({ tone: 'red' }).success).toBe(false)
  })
})

describe('divider', () => {
  test('it is a line, with words if there are any', () => {
    expect(kindTest(divider).settings).toEqual({ content: '', position: 'center', line: 'solid' })
    expect(kindTest(divider, { content: { 'zh-CN': '附加' } }).settings.content).toEqual({ 'zh-CN': '附加' })
  })
})

describe('group-title', () => {
  test('a heading is its label; only its position can be set', () => {
    expect(kindTest(groupTitle).settings).toEqual({ align: 'start' })
    expect(groupTitle.settings.safeParse({ color: 'red' }).success).toBe(false)
  })
})

describe('iframe', () => {
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
})

describe('link', () => {
  const of = (raw: object) => kindTest(link, raw).settings

  test('an address that may not be opened cannot be set', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'https://a@b.example',
    ])
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
    const viewer = new URL(
      viewerOf('https://example.com/?a=1&b=2#c', '标题&url=x'),
      'https://product.example',
    )
    expect(viewer.pathname).toBe('/pages/apply/externalLink/index')
    expect([...viewer.searchParams]).toEqual([
      ['url', 'https://example.com/?a=1&b=2#c'],
      ['fullName', '标题&url=x'],
    ])
  })
})

describe('text', () => {
  test('its look is one of a few roles, never a style sheet', () => {
    expect(kindTest(text, { tone: 'danger', size: 'title', weight: 'strong' }).settings).toMatchObject({
      tone: 'danger',
    })
    for (const raw of [{ tone: '#f00' }, { size: '40px' }, { style: 'position: fixed' }])
      expect(text.settings.safeParse(raw).success).toBe(false)
  })

  test('only what it shows is worked out', () => {
    expect(text.parameters?.(kindTest(text).settings)).toEqual({})
    expect(text.parameters?.(kindTest(text, { formula: 'a + 1' }).settings)).toEqual({ formula: 'a + 1' })
  })

  test('paragraphs have room, books have not', () => {
    expect(text.settings.safeParse({ content: { 'zh-CN': '字'.repeat(4000) } }).success).toBe(true)
    expect(text.settings.safeParse({ content: '字'.repeat(4001) }).success).toBe(false)
  })
})

describe('barcode', () => {
  test.each<[BarcodeFormat, string]>([
    ['code128', '报销'],
    ['code128', 'é'],
    ['code128', 'a\nb'],
    ['code128', ''],
    ['code128', 'x'.repeat(81)],
    ['ean13', '6901234567893'],
    ['ean13', '69012345678'],
    ['ean13', '69012345678901'],
    ['ean13', '６９０１２３４５６７８９'],
    ['code39', 'abc'],
    ['code39', 'A*B'],
    ['code39', 'A_B'],
  ])('%s cannot say %j, and that is known before', (format, said) => {
    expect(fitsBarcode(said, format)).toBe(false)
  })
})

describe('qr-code', () => {
  const of = (raw: object = {}) => kindTest(qrCode, raw).settings

  test('what it says comes from one place only', () => {
    expect(qrCode.parameters?.(of({ source: 'text', formula: 'a' }))).toEqual({})
    expect(qrCode.parameters?.(of({ source: 'formula', formula: 'a' }))).toEqual({ formula: 'a' })
  })
})
