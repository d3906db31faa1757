import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueOf } from './catalogue.ts'
import { toLocale } from './locale.ts'
import { findTexts, readTexts } from './node.ts'

type TextsPlugin = Readonly<{
  /** Glob patterns from the root of the product; all apps and packages when left out. */
  folders?: readonly string[]
  /** Whether the texts of settings panels are carried too. */
  withPanels: boolean
}>

const root = join(import.meta.dirname, '../../..')
const name = 'virtual:texts/'

/**
 * Serves `virtual:texts/<locale>`, whose `catalogue` holds one language of all `texts.ts` files. A browser loads one
 * language only, although the three stand side by side in the source.
 */
export function textsPerLanguage({ folders, withPanels }: TextsPlugin): Plugin {
  return {
    name: 'signet:texts-per-language',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return null

      for (const path of findTexts(root, folders)) this.addWatchFile(join(root, path))
      const locale = toLocale(id.slice(name.length + 1))
      const catalogue = catalogueOf(await readTexts(root, folders), locale, { withPanels })
      return `export const catalogue = ${JSON.stringify(catalogue)}`
    },
  }
}
