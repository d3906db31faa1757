import { describe, expect, test } from 'vitest'
import { contrast } from '../../../test/luminance.ts'
import { readStylesheets, readTokens, type Tokens } from '../../../test/read-tokens.ts'

const palette = readTokens('palette.css')
const scale = readTokens('scale.css')
const themes = { light: readTokens('light.css'), dark: readTokens('dark.css') }

const texts = [
  'text',
  'text-weak',
  'accent-text',
  'passed-text',
  'danger-text',
  'returned-text',
  'waiting-text',
]
const surfaces = ['page', 'surface', 'surface-raised', 'surface-sunken']
const pairs: readonly (readonly [string, string])[] = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ['text', 'surface-pressed'],
  ['text-weak', 'surface-pressed'],
  ['text-tab', 'surface'],
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-pressed'],
  ['on-danger', 'danger-fill'],
  ['on-toast', 'toast'],
  ['on-paper', 'paper'],
  ['on-paper-weak', 'paper'],
  ['accent-text', 'accent-soft'],
  ['passed-text', 'passed-soft'],
  ['danger-text', 'danger-soft'],
  ['returned-text', 'returned-soft'],
  ['waiting-text', 'waiting-soft'],
  ...Array.from({ length: 8 }, (_, at) => [`tile-${at + 1}-glyph`, `tile-${at + 1}`] as const),
]

/** Resolves `var(--…)` to the palette. */
function resolve(value: string, theme: Tokens): string {
  return value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const next = theme.get(name) ?? palette.get(name)
    if (next === undefined) throw new Error(`--${name} is not defined`)
    return resolve(next, theme)
  })
}
const colorOf = (name: string, theme: Tokens) => resolve(`var(--${name})`, theme)

test('both themes define the same names', () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort())
})

describe.each(Object.entries(themes))('in the %s theme', (_, theme) => {
  test.each(pairs)('%s can be read on %s', (text, surface) => {
    expect(contrast(colorOf(text, theme), colorOf(surface, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['accent', 'passed', 'danger', 'returned'])('the sign of %s differs from its card', (sign) => {
    expect(contrast(colorOf(sign, theme), colorOf('surface', theme))).toBeGreaterThanOrEqual(3)
  })
})

test('the given facts of the specification stand as given', () => {
  const { light } = themes
  expect(colorOf('accent', light)).toBe('#2979ff')
  expect(colorOf('page', light)).toBe('#f0f2f6')
  expect(colorOf('text-tab', light)).toBe('#303133')
  expect(scale.get('tab-bar-height')).toBe('50px')
  expect(scale.get('tab-bar-icon')).toBe('24px')
  expect(scale.get('type-tiny')).toBe('0.625rem')
  expect(scale.get('nav-bar-height')).toBe('44px')
  expect(scale.get('page-width')).toBe('960px')
})

describe.each([...readStylesheets()])('%s', (_, css) => {
  test('names its colours, and only ones that exist', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi)).toBeNull()
    expect(css).not.toContain('--palette-')

    // A property with a fallback may be set by the surrounding element.
    const used = Array.from(css.matchAll(/var\(--([\w-]+)(?! *,|[\w-])/g), ([, name = '']) => name)
    const own = Array.from(css.matchAll(/--([\w-]+):/g), ([, name = '']) => name)
    const known = new Set([...themes.light.keys(), ...scale.keys(), ...own])
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })

  test('is in a layer', () => {
    expect(css.replace(/\/\*[\s\S]*?\*\//g, '').trimStart()).toMatch(/^@(layer|import)/)
  })
})
