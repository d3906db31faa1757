import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { localeFaults } from './locale-faults.ts'

const root = join(import.meta.dirname, '..')
const locales = ['zh-CN', 'zh-TW', 'en-US']

const folders = new Set(
  globSync('{apps,packages}/*/{src,words}/**/locales/*.json', { cwd: root }).map((file) => dirname(file)),
)
const faults = [...folders].sort().flatMap((folder) =>
  localeFaults(
    folder,
    locales.map((locale) => read(folder, locale)),
  ),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function read(folder: string, locale: string): { locale: string; words: Record<string, string> | undefined } {
  try {
    return { locale, words: JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')) }
  } catch {
    return { locale, words: undefined }
  }
}
