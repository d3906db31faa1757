import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, root } from './pinned-node.mjs'

const bin = (name) => `node_modules/${name}`

ensureInstalled({ forDevelopment: true })
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

/**
 * Runs independent programs two at a time, and prints one line for each and the output of failed ones. Returns
 * whether all succeeded.
 */
async function runSteps(steps) {
  const waiting = [...steps]
  const results = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all([work(), work()])
  return results.every(Boolean)
}

function run({ name, program, args }) {
  const begun = performance.now()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (code !== 0) console.error(output.trimEnd())
      resolve(code === 0)
    })
  })
}
