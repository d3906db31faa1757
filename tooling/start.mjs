import { buildClients } from './build-clients.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'

ensureInstalled()
await buildClients()
process.chdir(root)
process.exitCode = await foreground(pinnedNode, ['apps/server/src/main.ts'])
