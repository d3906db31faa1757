import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compress } from './compress.mjs'
import { pinnedNode, root } from './pinned-node.mjs'
import { sourceHash } from './source-hash.mjs'

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

function build({ app, hash }) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(pinnedNode, [vite, 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps', app) })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) {
        compress(join(root, 'apps', app, 'dist'))
        writeFileSync(noteOf(app), hash)
      }
      resolve({ app, code, output })
    })
  })
}
