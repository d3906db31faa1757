import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { type Catalogue, catalogueOf, needsParser, type ParsedCatalogue } from './catalogue.ts'
import { toLocale } from './locale.ts'
import { findTexts, readTexts } from './node.ts'

type TextsPlugin = Readonly<{
  /** Glob patterns from the repository root; default: all apps and packages. */
  folders?: readonly string[]
  /** Whether to include `studioTexts`. */
  withStudio: boolean
  /** Folders from the root whose texts are served apart, for pages that are not opened first. */
  later?: readonly string[]
}>

const withoutParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
]
const root = join(import.meta.dirname, '../../..')
const name = 'virtual:texts/'

/**
 * Serves `virtual:texts/<locale>`, whose `catalogue` holds one language of all `texts.ts` files, with plurals and
 * choices already parsed. A browser loads one language, and a build carries no parser. `virtual:texts/<locale>/later`
 * holds the sentences of the folders in `later`.
 */
export function textsPerLanguage({ folders, withStudio, later = [] }: TextsPlugin): Plugin {
  return {
    name: 'signet:texts-per-language',
    config: (_, { command }) => (command === 'build' ? { resolve: { alias: withoutParser } } : {}),
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return null

      for (const path of findTexts(root, folders)) this.addWatchFile(join(root, path))
      const [locale, part] = id.slice(name.length + 1).split('/')
      const isLater = (path: string) => later.some((folder) => path.startsWith(`${folder}/`))
      const files = Object.entries(await readTexts(root, folders)).filter(
        ([path]) => isLater(path) === (part === 'later'),
      )
      const catalogue = catalogueOf(Object.fromEntries(files), toLocale(locale), { withStudio })
      return `export const catalogue = ${JSON.stringify(toParsed(catalogue))}`
    },
  }
}

function toParsed(catalogue: Catalogue): ParsedCatalogue {
  const entries = Object.entries(catalogue).map(([key, message]) => [
    key,
    needsParser(message) ? parse(message, { ignoreTag: true }) : message,
  ])
  return Object.fromEntries(entries)
}
