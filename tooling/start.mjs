import { buildClients } from './build-clients.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
// biome-ignore lint/correctness/useImportExtensions: the types beside it do not make it another file
import { heapFlags } from './heap-flags.mjs'
import { foreground, pinnedNode, root } from './pinned-node.mjs'

ensureInstalled({ forDevelopment: false })
await buildClients()
process.chdir(root)
process.exitCode = await foreground(pinnedNode, [...heapFlags, 'apps/server/src/main.ts'])
