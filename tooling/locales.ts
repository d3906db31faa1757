import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespaceOf } from '../packages/i18n/src/index.ts'
import { readLocaleFiles } from '../packages/i18n/src/node.ts'

const root = join(import.meta.dirname, '..')

/** Said through a register, by whoever lists its kinds or functions: the key is made elsewhere. */
const vocabularies = [/^formula\.(group|function|type)\.\w+$/, /^[\w-]+\.(name|title)$/]

/** Fails when a sentence is asked for that does not exist, or exists and nobody asks for it. */
const sources = ['apps', 'packages'].flatMap((top) => sourcesIn(join(root, top)))
const keys = await allKeys()
const written = sources.join('\n')
const patterns = [
  ...vocabularies,
  ...Array.from(written.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g), ([, text = '']) => patternOf(text)),
]
const literals = new Set(
  Array.from(written.matchAll(/(['"`])([\w-]+\.[\w.-]+)\1/g), ([, , text = '']) => text),
)
const asked = Array.from(written.matchAll(/\bt\(\s*'([^']+)'/g), ([, key = '']) => key)

const missing = asked.filter((key) => !keys.has(key))
const unused = [...keys].filter((key) => !literals.has(key) && !patterns.some((one) => one?.test(key)))
for (const key of missing) console.log(`No locale says "${key}"`)
for (const key of unused) console.log(`Nobody says "${key}"`)
console.log(`${keys.size} sentences, ${missing.length} missing, ${unused.length} unused`)
process.exitCode = missing.length + unused.length > 0 ? 1 : 0

async function allKeys(): Promise<Set<string>> {
  const files = Object.entries(await readLocaleFiles(root, 'zh-CN'))
  return new Set(files.flatMap(([path, words]) => Object.keys(words).map((rest) => namespaceOf(path) + rest)))
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules|dist\//.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

/** A key made from parts, as a pattern; null when it has no part of its own to be recognised by. */
function patternOf(template: string): RegExp | null {
  if (
    !/^[\w.-]*(\$\{[^}]*\}[\w.-]*)+$/.test(template) ||
    !/[\w-]+\.|\.[\w-]+/.test(template.replace(/\$\{[^}]*\}/g, ''))
  ) {
    return null
  }
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w.-]+')}$`)
}
