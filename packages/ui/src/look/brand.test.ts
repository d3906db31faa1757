import { contrastOf } from '@signet/std'
import { expect, test } from 'vitest'
import { accentRules } from './accent.ts'
import { createBrand } from './brand.ts'

const device = (kept: string | null) => ({ getItem: () => kept })
const paints: string[] = []
const paint = (rules: string) => {
  paints.push(rules)
}
const brandOn = (kept: string | null) => createBrand(device(kept), paint)

test('a device begins with the brand that it saw last', () => {
  const kept = JSON.stringify({ sysName: '云杉办公', logoIcon: '/logo', sysTheme: '#b3261e', flowSign: true })
  expect(brandOn(kept).current.value).toEqual({
    name: '云杉办公',
    logo: '/logo',
    accent: '#b3261e',
  })
})

test.each([null, 'not JSON', '7', '{"sysName":1,"sysTheme":"red"}'])(
  '%s is the product’s own brand',
  (kept) => {
    expect(brandOn(kept).current.value).toEqual({ name: 'Signet', logo: '', accent: '#2979ff' })
  },
)

test('another accent colors the page, and the own one leaves its tokens alone', () => {
  const { show } = brandOn(null)
  show({ sysName: 'A', logoIcon: '', sysTheme: '#b3261e' })
  show({ sysName: 'A', logoIcon: '', sysTheme: '#2979ff' })
  expect(paints.slice(-3)).toEqual(['', accentRules('#b3261e'), ''])
})

const tokensOf = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name = '', color = '']) => [name, color]),
  )

test.each(['#b3261e', '#00695c', '#6a1b9a', '#000000', '#8a6d00', '#e91e63', '#2e7d32'])(
  'text in %s can be read in both themes',
  (accent) => {
    const [light = '', dark = ''] = accentRules(accent).split('\n')
    for (const theme of [light, dark]) {
      const tokens = tokensOf(theme)
      expect(contrastOf(tokens['accent-text'] ?? '', tokens['accent-soft'] ?? '')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(tokens['accent-fill'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
    }
    expect(tokensOf(light)['accent']).toBe(accent)
  },
)
