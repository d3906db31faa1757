import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pinnedNode, root } from './pinned-node.mjs'

/** Builds the clients whose sources have changed since the last build. Exits when a build fails. */
export async function buildClients() {
  const stale = ['staff', 'studio'].map((app) => ({ app, hash: hashOf(app) })).filter(isStale)
  if (stale.length === 0) return

  console.log(`Building ${stale.map(({ app }) => app).join(' and ')} …`)
  const builds = await Promise.all(stale.map(build))
  const failed = builds.filter(({ code }) => code !== 0)
  for (const { app, output } of failed) console.error(`${output}\nThe ${app} client could not be built.`)
  if (failed.length > 0) process.exit(1)
}

function hashOf(app) {
  return sourceHash(['package.json', 'package-lock.json', 'tsconfig.base.json', `apps/${app}`, 'packages'])
}

function noteOf(app) {
  return join(root, 'apps', app, 'dist/source-hash')
}

function isStale({ app, hash }) {
  return !existsSync(noteOf(app)) || readFileSync(noteOf(app), 'utf8') !== hash
}

/** The builds of a client, in order: the service worker names the files of the client. */
const configs = { staff: ['vite.config.ts', 'build/service-worker.config.ts'], studio: ['vite.config.ts'] }

async function build({ app, hash }) {
  let output = ''
  for (const config of configs[app]) {
    const part = await runVite(app, config)
    output += part.output
    if (part.code !== 0) return { app, code: part.code, output }
  }
  compress(join(root, 'apps', app, 'dist'))
  writeFileSync(noteOf(app), hash)
  return { app, code: 0, output }
}

function runVite(app, config) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = ['build', '--logLevel', 'warn', '--config', config]
  const child = spawn(pinnedNode, [vite, ...options], { cwd: join(root, 'apps', app) })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

const texts = /\.(js|css|svg|json|webmanifest|wasm)$/
const worthIt = 1024

/** Writes a `.gz` and a `.br` beside every text file of a built client, so that the server need not compress. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    texts.test(path),
  )) {
    const path = join(folder, name)
    const plain = readFileSync(path)
    if (plain.length < worthIt) continue

    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}

const skipped = new Set(['node_modules', 'dist', 'test'])

/** Returns one hash of all files below these paths (relative to the product), by name and content, without tests. */
function sourceHash(places) {
  const hash = createHash('sha256')
  for (const place of places)
    for (const file of filesBelow(place)) hash.update(`${file}\0`).update(read(file))
  return hash.digest('hex')
}

function filesBelow(place) {
  const path = join(root, place)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [place]

  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(join(place, name)))
}

function read(file) {
  return readFileSync(join(root, file))
}
