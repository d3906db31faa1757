import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './pinned-node.mjs'

const dist = join(root, 'apps/staff/dist')

/** Gzipped bytes until a page of the staff client is usable: the entry, one language, the page, and their imports. */
const pages = [
  { name: 'home', page: 'src/features/home/home-page.tsx', limit: 180_000 },
  { name: 'case', page: 'src/features/approvals/flow-before-page.tsx', limit: 350_000 },
]
/** Gzipped bytes of the largest script file. */
const largestChunk = 150_000

// Fails when the built staff client exceeds its budgets, and names the large files.
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const sizes = new Map()
const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
const broken = [...pages.flatMap(checkPage), ...chunks.flatMap(checkChunk)]
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0

function checkPage({ name, page, limit }) {
  const files = [...closureOf(['index.html', 'virtual:texts/zh-CN', page])]
  const sum = files.reduce((total, file) => total + sizeOf(file), 0)
  console.log(`${name}: ${sum} of ${limit} bytes of script (gzip) in ${files.length} files`)
  if (sum <= limit) return []

  const heaviest = files.sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 15)
  return [`${name} needs ${sum} bytes of script:`, ...heaviest.map((file) => `  ${sizeOf(file)} ${file}`)]
}

function checkChunk({ file, name }) {
  return sizeOf(file) <= largestChunk
    ? []
    : [`${file} (${name}) has ${sizeOf(file)} of ${largestChunk} bytes`]
}

function closureOf(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (found.has(chunk.file)) continue

    found.add(chunk.file)
    closureOf(chunk.imports ?? [], found)
  }
  return found
}

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.get(file)
}
