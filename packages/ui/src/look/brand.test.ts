import { contrastOf } from '@signet/std'
import { expect, test } from 'vitest'
import { accentRules } from './accent.ts'
import { createBrand } from './brand.ts'

function brandOn(kept: Readonly<Record<string, string>> = {}) {
  const device = new Map(Object.entries(kept))
  const store = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
  }
  const paints: string[] = []
  const brand = createBrand(store, (rules) => void paints.push(rules))
  return { ...brand, paints, kept: () => Object.fromEntries(device) }
}

test('a device begins with the name and the color that it saw last', async () => {
  const sysConfigInfo = JSON.stringify({
    sysName: '云杉办公',
    logoIcon: '/logo',
    sysTheme: '#b3261e',
    flowSign: true,
  })
  const first = brandOn({ sysConfigInfo })
  expect(first.current.value).toEqual({ name: '云杉办公', logo: '/logo', accent: '#b3261e' })
  await first.show({ sysName: '云杉办公', logoIcon: '', sysTheme: '#b3261e' })

  expect(brandOn(first.kept()).paints).toEqual([accentRules('#b3261e')])
})

test.each(['not JSON', '7', '{}'])('%s is the product’s own brand', (sysConfigInfo) => {
  expect(brandOn({ sysConfigInfo }).current.value).toEqual({ name: 'Signet', logo: '', accent: '#2979ff' })
})

test('another accent colors the page, and the own one leaves its tokens alone', async () => {
  const { show, paints } = brandOn()
  await show({ sysName: 'A', logoIcon: '', sysTheme: '#b3261e' })
  await show({ sysName: 'B', logoIcon: '', sysTheme: '#b3261e' })
  await show({ sysName: 'A', logoIcon: '', sysTheme: '#2979ff' })
  expect(paints).toEqual(['', accentRules('#b3261e'), ''])
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
