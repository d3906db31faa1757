import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@signet/i18n'
import { expect, test } from 'vitest'
import { webManifest } from './web-manifest.ts'

const files = join(import.meta.dirname, '../public')

/** Width and height of a PNG by its header; fails for another kind of file. */
function sizeOfPng(src: string): string {
  const bytes = readFileSync(join(files, src))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test.each(locales)('in %s every picture of the manifest is there in the size that it names', (locale) => {
  const { icons, shortcuts } = webManifest(locale)
  const pictures = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
  const drawn = pictures.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ src }) => sizeOfPng(src))).toEqual(drawn.map(({ sizes }) => sizes))
  const maskable = icons.filter(({ purpose }) => purpose === 'maskable')
  expect(maskable.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
})
