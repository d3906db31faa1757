import { guidePictures } from './src/guide-pictures/guide-pictures.ts'
import type { Journey, World } from './src/journey.ts'
import { journeys } from './src/journeys/index.ts'
import { createWorlds } from './src/open-world.ts'
import { coverage } from './src/specification/coverage.ts'

/**
 * Runs the browser journeys: the product with its demo company, used in real browsers. `node e2e/run.ts [name]`;
 * `guide-pictures` retakes the pictures of the guides, `coverage` compares docs/coverage.md; both run only by name. Two
 * companies are used at once, because a journey waits more than it computes. A failed journey runs once more in a new
 * company, because a busy machine can be the reason; journeys that passed only then are listed at the end.
 */
const wanted = process.argv[2]
const chosen = wanted
  ? [...journeys, guidePictures, coverage].filter(({ name }) => name === wanted)
  : journeys
const waiting = [...chosen]
const worlds = createWorlds()
const retried: string[] = []
const failed: string[] = []

await Promise.all(chosen.slice(0, 2).map(takeJourneys))
await worlds.close()

if (retried.length > 0) process.stderr.write(`Passed only when walked again: ${retried.join(', ')}\n`)
// A journey that broke off may have left something open.
process.exit(failed.length === 0 && chosen.length > 0 ? 0 : 1)

/** Runs what waits, one after the other; a company serves journeys until one needs other settings of the operator. */
async function takeJourneys(): Promise<void> {
  let settings = waiting[0]?.settings
  let world = await worlds.open(settings)
  const renew = async (journey: Journey) => {
    await world.close()
    settings = journey.settings
    world = await worlds.open(settings)
  }

  for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
    if (journey.settings !== settings) await renew(journey)
    if (await passes(journey, world)) continue
    await renew(journey)
    const list = (await passes(journey, world)) ? retried : failed
    list.push(journey.name)
  }
  await world.close()
}

async function passes({ name, run }: Journey, world: World): Promise<boolean> {
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
