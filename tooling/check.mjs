import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, root } from './pinned-node.mjs'
import { runSteps } from './run-steps.mjs'

const bin = (name) => `node_modules/${name}`

ensureInstalled()
process.chdir(root)
const isGreen = await runSteps(
  [
    { name: 'types', args: [bin('typescript/bin/tsc'), '-b'] },
    { name: 'table types', args: ['packages/db/scripts/generate-tables.ts', '--check'] },
    { name: 'lint and format', args: [bin('@biomejs/biome/bin/biome'), 'check'] },
    {
      name: 'boundaries',
      args: [
        '--import=./tooling/boundaries/older-typescript.mjs',
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config=.dependency-cruiser.cjs',
        '--output-type=err-long',
        'apps',
        'packages',
        'bench',
        'e2e',
      ],
    },
    { name: 'sentences', args: ['tooling/texts/check.ts'] },
    { name: 'dead code', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  ].map((step) => ({ ...step, program: pinnedNode })),
)
process.exitCode = isGreen ? 0 : 1
