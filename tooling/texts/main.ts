import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTexts } from '../../packages/i18n/src/node.ts'
import { type Locale, locales } from '../../packages/std/src/index.ts'
import { exportTexts, importTexts, printTexts } from './exchange.ts'

// `npm run texts -- export en-US FILE` writes one language for translators; `import` takes their file back.
const root = join(import.meta.dirname, '../..')
const [act = '', wanted = '', path = ''] = process.argv.slice(2)
const locale = locales.find((one) => one === wanted)

try {
  if (!locale || !path || !(act === 'export' || act === 'import'))
    throw new Error(`Usage: npm run texts -- export|import ${locales.join('|')} FILE`)

  if (act === 'export') await write(locale)
  else await take(locale)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function write(language: Locale) {
  const sentences = exportTexts(await readTexts(root), language)
  writeFileSync(path, `${JSON.stringify(sentences, null, 2)}\n`)
  console.log(`${Object.keys(sentences).length} sentences written to ${path}`)
}

async function take(language: Locale) {
  const changed = importTexts(await readTexts(root), language, JSON.parse(readFileSync(path, 'utf8')))
  const paths = Object.keys(changed)
  for (const [file, texts] of Object.entries(changed)) writeFileSync(join(root, file), printTexts(texts))
  if (paths.length > 0)
    spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...paths], {
      cwd: root,
      stdio: 'ignore',
    })
  console.log(`${paths.length} files changed`)
}
