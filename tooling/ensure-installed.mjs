import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './pinned-node.mjs'

/**
 * Installs the packages of package-lock.json unless exactly these are installed: those that a running product needs,
 * and for development all. Exits when npm fails.
 */
export function ensureInstalled({ forDevelopment }) {
  if (isInstalled(forDevelopment)) return

  console.log('Installing dependencies (a minute or two, first start only)…')
  // Install scripts set up the pinned Node and PostgreSQL, so they must run; package.json names them.
  const { status } = spawnSync(
    ...npm(
      'ci',
      forDevelopment ? '--include=dev' : '--omit=dev',
      '--ignore-scripts=false',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ),
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status === 0 && isInstalled(forDevelopment)) return

  console.error('npm ci did not succeed: see its words above, then start again.')
  process.exit(status || 1)
}

/** npm records the installed packages in a lock file under node_modules. */
function isInstalled(forDevelopment) {
  const note = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(note) || !existsSync(pinnedNode)) return false

  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { packages: found } = JSON.parse(readFileSync(note, 'utf8'))
  return Object.entries(wanted).every(
    ([place, { version, optional, peer, dev, devOptional }]) =>
      !place.includes('node_modules/') ||
      optional ||
      peer ||
      ((dev || devOptional) && !forDevelopment) ||
      found[place]?.version === version,
  )
}

function npm(...args) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args]
}
