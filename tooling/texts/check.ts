import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueOf } from '../../packages/i18n/src/index.ts'
import { mentionsOf, patternOf } from '../../packages/i18n/src/mentions.ts'
import { readCatalogues, readTexts } from '../../packages/i18n/src/node.ts'

const root = join(import.meta.dirname, '../..')

/** Keys that a register derives from the names of its kinds or functions. */
const vocabularies = [/^formula\.(group|function|type)\.\w+$/, /^[\w-]+\.(name|title)$/]

/** Fails when code uses a key without a text, or a text has a key that no code uses. */
const sources = ['apps', 'packages'].flatMap((top) => sourcesIn(join(root, top)))
const keys = await allKeys()
const written = sources.join('\n')
const isMentioned = mentionsOf(written)
const requested = Array.from(written.matchAll(/\bt\(\s*'([^']+)'/g), ([, key = '']) => key)

const missing = [...requested.filter((key) => !keys.has(key)), ...(await missingFromStaff())]
const unused = [...keys].filter((key) => !isMentioned(key) && !vocabularies.some((one) => one.test(key)))
for (const key of missing) console.log(`No texts.ts has "${key}"`)
for (const key of unused) console.log(`No code uses "${key}"`)
console.log(`${keys.size} sentences, ${missing.length} missing, ${unused.length} unused`)
process.exitCode = missing.length + unused.length > 0 ? 1 : 0

/** Returns keys that the staff client may look up but does not load: `studioTexts`, or texts of the studio. */
async function missingFromStaff(): Promise<string[]> {
  const files = await readTexts(root, ['apps/staff/src', 'packages/*/src'])
  const loaded = new Set(Object.keys(catalogueOf(files, 'zh-CN', { withStudio: false })))
  const shown = [
    'apps/staff/src',
    ...['ui', 'client', 'form', 'form-ui', 'print'].map((name) => `packages/${name}/src`),
  ]
    .flatMap((folder) => sourcesIn(join(root, folder), /\.settings\.tsx$/))
    .join('\n')
  const lookups = Array.from(shown.matchAll(/\b(?:t|say)\(\s*(['`])([^'`\n]+)\1/g), ([, , key = '']) => key)
  const isLoaded = (lookup: string) => {
    const pattern = patternOf(lookup)
    return pattern ? [...loaded].some((key) => pattern.test(key)) : loaded.has(lookup)
  }
  return [...new Set(lookups)].filter(
    (lookup) => lookup.includes('.') && !lookup.startsWith('${') && !isLoaded(lookup),
  )
}

async function allKeys(): Promise<Set<string>> {
  return new Set(Object.keys((await readCatalogues(root))['zh-CN']))
}

function sourcesIn(folder: string, leftOut = /^$/): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)texts\.ts$|node_modules|dist\//.test(path),
    )
    .filter((path) => !leftOut.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}
