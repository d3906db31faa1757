import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Catalogue, joinCatalogues } from './catalogue.ts'
import { type Locale, locales } from './locale.ts'

/**
 * The flat `locales/<locale>.json` files under `apps` and `packages`, by path from the root, with those that only the
 * studio carries (`panel-locales/`).
 */
export async function readLocaleFiles(root: string, locale: Locale): Promise<Record<string, Catalogue>> {
  const files: Record<string, Catalogue> = {}
  for (const path of await localeFiles(root, locale)) {
    files[relative(root, path)] = JSON.parse(await readFile(path, 'utf8')) as Catalogue
  }
  return files
}

/** The whole catalogue of every language, for the server's refusal sentences and BaseLang/LangJson. */
export async function readCatalogues(root: string): Promise<Record<Locale, Catalogue>> {
  const entries = locales.map(async (locale) => [locale, joinCatalogues(await readLocaleFiles(root, locale))])
  return Object.fromEntries(await Promise.all(entries)) as Record<Locale, Catalogue>
}

async function localeFiles(root: string, locale: Locale): Promise<string[]> {
  const found = await Promise.all(['apps', 'packages'].map((top) => search(join(root, top), locale)))
  return found.flat().sort()
}

async function search(folder: string, locale: Locale): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const deeper = entries
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|\..*)$/.test(entry.name))
    .map((entry) => search(join(folder, entry.name), locale))
  const own = entries
    .filter((entry) => entry.name === `${locale}.json` && /[\\/](panel-)?locales$/.test(folder))
    .map((entry) => join(folder, entry.name))
  return [...own, ...(await Promise.all(deeper)).flat()]
}
