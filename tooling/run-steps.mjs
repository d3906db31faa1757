import { spawn } from 'node:child_process'

/**
 * Runs independent programs two at a time, and prints one line for each and the output of failed ones. Returns
 * whether all succeeded.
 */
export async function runSteps(steps) {
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
