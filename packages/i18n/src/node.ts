import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Locale, locales } from '@signet/std'
import { type Catalogue, catalogueOf, type TextsFile } from './catalogue.ts'

/** Every folder that may hold a `texts.ts`. */
const everywhere = ['apps/*/src', 'packages/*/src']

/** Returns the paths of the `texts.ts` files below these folders (glob patterns), from `root`. */
export function findTexts(root: string, folders: readonly string[] = everywhere): string[] {
  const patterns = folders.map((folder) => `${folder}/**/texts.ts`)
  return globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).sort()
}

/** Reads `texts.ts` files by path from `root`. */
export async function readTexts(
  root: string,
  folders?: readonly string[],
): Promise<Record<string, TextsFile>> {
  const paths = findTexts(root, folders)
  const files = paths.map(async (path) => [path, await import(pathToFileURL(join(root, path)).href)])
  return Object.fromEntries(await Promise.all(files))
}

type Catalogues = Readonly<Record<Locale, Catalogue>>

/** By root; a process imports a module only once anyway. */
const known = new Map<string, Promise<Catalogues>>()

/** Returns the whole catalogue of every language, for the server's refusal sentences and BaseLang/LangJson. */
export async function readCatalogues(root: string): Promise<Catalogues> {
  const read = known.get(root) ?? readAll(root)
  known.set(root, read)
  return read
}

async function readAll(root: string): Promise<Catalogues> {
  const files = await readTexts(root)
  const entries = locales.map((locale) => [locale, catalogueOf(files, locale, { withStudio: true })])
  return Object.fromEntries(entries)
}
