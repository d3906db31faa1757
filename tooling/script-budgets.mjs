import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { partsWith, readBuild } from '../apps/staff/build/shell.ts'
import { root } from './pinned-node.mjs'

const dist = join(root, 'apps/staff/dist')

/** Kinds of fields that a usual form has; a form loads the views of its kinds. */
const usualKinds = [
  'basic/input',
  'basic/textarea',
  'basic/number',
  'basic/calculate',
  'basic/sub-table',
  'choice/select',
  'people/user-select',
  'rich/file-upload',
  'time/date',
]
const usualViews = usualKinds.map(
  (kind) => `../../packages/form-ui/src/fields/${kind}/${kind.split('/')[1]}.view.tsx`,
)

/** Gzipped bytes until a page of the staff client is usable: the entry, one language, the page, and their imports. */
const pages = [
  { name: 'home', needs: ['src/features/home/home-page.tsx'], limit: 170_000 },
  // What follows the first frame of every page: it must bring neither the forms nor their engine along.
  {
    name: 'home and what follows it',
    needs: ['src/features/home/home-page.tsx', 'src/app/on-device/index.ts', 'src/app/live-updates.tsx'],
    limit: 185_000,
  },
  {
    name: 'case',
    needs: ['virtual:texts/zh-CN/case', 'src/features/approvals/flow-before-page.tsx', ...usualViews],
    limit: 260_000,
  },
]
/** Gzipped bytes of the largest script file. */
const largestChunk = 140_000

// Fails when the built staff client exceeds its budgets, and names the large files.
const parts = readBuild(dist)
const sizes = new Map()
const chunks = Object.values(parts).filter(({ file }) => file.endsWith('.js'))
const broken = [...pages.flatMap(checkPage), ...chunks.flatMap(checkChunk)]
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0

function checkPage({ name, needs, limit }) {
  const keys = partsWith(parts, ['index.html', 'virtual:texts/zh-CN', ...needs])
  const files = [...new Set([...keys].map((key) => parts[key].file))]
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

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return sizes.get(file)
}
