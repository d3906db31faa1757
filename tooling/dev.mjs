import { ensureInstalled } from './ensure-installed.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'

ensureInstalled({ forDevelopment: true })
process.chdir(root)
process.exitCode = await foreground(pinnedNode, ['tooling/dev.ts'])
