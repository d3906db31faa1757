import { guidePictures } from './src/guide-pictures/guide-pictures.ts'
import type { Journey } from './src/journey.ts'
import { journeys } from './src/journeys/index.ts'
import { openWorld } from './src/open-world.ts'
import { coverage } from './src/specification/coverage.ts'

/**
 * Runs the browser journeys: the product with its demo company, used in real browsers. `node e2e/run.ts [name]`;
 * `guide-pictures` retakes the pictures of the guides, `coverage` compares docs/coverage.md; both run only by name. A
 * failed journey runs once more in a new company, because a busy machine can be the reason; journeys that passed only
 * then are listed at the end.
 */
const wanted = process.argv[2]
const chosen = wanted
  ? [...journeys, guidePictures, coverage].filter(({ name }) => name === wanted)
  : journeys
const retried: string[] = []
const failed: string[] = []
let settings = chosen[0]?.settings
let world = await openWorld(settings)

for (const journey of chosen) {
  if (journey.settings !== settings) await renewWorld(journey)
  if (await passes(journey)) continue
  await renewWorld(journey)
  const list = (await passes(journey)) ? retried : failed
  list.push(journey.name)
}

await world.close()
if (retried.length > 0) process.stderr.write(`Passed only when walked again: ${retried.join(', ')}\n`)
// A journey that broke off may have left something open.
process.exit(failed.length === 0 && chosen.length > 0 ? 0 : 1)

/** Opens a new company, with the settings of the operator that the journey needs. */
async function renewWorld(journey: Journey): Promise<void> {
  await world.close()
  settings = journey.settings
  world = await openWorld(settings)
}

async function passes({ name, run }: Journey): Promise<boolean> {
  const before = performance.now()
  const error = await run(world).then(
    () => null,
    (reason: unknown) => reason,
  )
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  process.stdout.write(`${error === null ? 'passed' : 'FAILED'}  ${name}  ${seconds} s\n`)
  if (error !== null) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return error === null
}
