import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { type Catalogue, catalogueOf, needsParser, type ParsedCatalogue } from './catalogue.ts'
import { type Locale, toLocale } from './locale.ts'
import { mentionsOf } from './mentions.ts'
import { findTexts, readTexts } from './node.ts'

type TextsPlugin = Readonly<{
  /** Glob patterns from the repository root; default: all apps and packages. */
  folders?: readonly string[]
  /** Whether to include `studioTexts`. */
  withStudio: boolean
  /** Modules by part, from the root, the first page's part first. Without parts one catalogue has all sentences. */
  parts?: Readonly<Record<string, readonly string[]>>
}>

type Chunk = Readonly<{ moduleIds: readonly string[]; imports: readonly string[] }>
type Chunks = Readonly<Record<string, Chunk>>

const withoutParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
]
const root = join(import.meta.dirname, '../../..')
const name = 'virtual:texts/'
const placeholder = /JSON\.parse\(["'`]signet:texts:([\w-]+)\/(\w*)["'`]\)/

/**
 * Serves `virtual:texts/<locale>`, whose `catalogue` holds one language of all `texts.ts` files, with plurals and
 * choices already parsed. A browser loads one language, and a build carries no parser.
 *
 * A build with parts splits a language by the code that looks its sentences up: `virtual:texts/<locale>` has those of
 * the first part, `/<part>` the further ones of another part, `/later` all others.
 */
export function textsPerLanguage({ folders, withStudio, parts }: TextsPlugin): Plugin {
  let splits = false
  let partOf: ((key: string) => string) | undefined
  const read = async (locale: Locale) =>
    toParsed(catalogueOf(await readTexts(root, folders), locale, { withStudio }))

  return {
    name: 'signet:texts-per-language',
    config(_, { command }) {
      splits = command === 'build' && parts !== undefined
      return command === 'build' ? { resolve: { alias: withoutParser } } : {}
    },
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return null

      for (const path of findTexts(root, folders)) this.addWatchFile(join(root, path))
      const [locale, part = ''] = id.slice(name.length + 1).split('/')
      if (splits) return `export const catalogue = JSON.parse("signet:texts:${locale}/${part}")`
      return `export const catalogue = ${JSON.stringify(part === '' ? await read(toLocale(locale)) : {})}`
    },
    async renderChunk(code, _chunk, _options, { chunks }) {
      const [whole, locale, part] = placeholder.exec(code) ?? []
      if (!whole || !parts) return null

      const sourceOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
      partOf ??= splitByUse(parts, chunks, sourceOf)
      const sentences = Object.entries(await read(toLocale(locale))).filter(([key]) => partOf?.(key) === part)
      return { code: code.replace(whole, () => JSON.stringify(Object.fromEntries(sentences))), map: null }
    },
  }
}

/** Returns the first part whose modules, with all that loads with them, look a key up. */
function splitByUse(
  parts: Readonly<Record<string, readonly string[]>>,
  chunks: Chunks,
  sourceOf: (id: string) => string,
): (key: string) => string {
  const mentions = Object.entries(parts).map(([part, paths], at) => {
    const loaded = loadedWith(
      paths.map((path) => join(root, path)),
      chunks,
    )
    return [at === 0 ? '' : part, mentionsOf([...loaded].map(sourceOf).join('\n'))] as const
  })
  return (key) => mentions.find(([, has]) => has(key))?.[0] ?? 'later'
}

/** Returns the modules of the chunks of these modules and of all chunks that they import. */
function loadedWith(modules: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks[file]
    if (!chunk || seen.has(file)) return
    seen.add(file)
    for (const next of chunk.imports) visit(next)
  }
  for (const module of modules) {
    const file = Object.keys(chunks).find((one) => chunks[one]?.moduleIds.includes(module))
    if (!file) throw new Error(`The build has no ${module}`)
    visit(file)
  }
  return new Set([...seen].flatMap((file) => chunks[file]?.moduleIds ?? []))
}

function toParsed(catalogue: Catalogue): ParsedCatalogue {
  const entries = Object.entries(catalogue).map(([key, message]) => [
    key,
    needsParser(message) ? parse(message, { ignoreTag: true }) : message,
  ])
  return Object.fromEntries(entries)
}
