import { ensureInstalled } from './ensure-installed.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node tooling/run.mjs SCRIPT.ts [arguments]')
  process.exit(1)
}

// Operators back up and restore; everything else is for developers.
ensureInstalled({ forDevelopment: !script.startsWith('apps/server/src/operations/') })
process.chdir(root)
process.exitCode = await foreground(pinnedNode, [script, ...args])
