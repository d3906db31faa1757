import { Refusal } from '@signet/std'
import type { Tally } from './tally.ts'

type Tried = Readonly<{ course: string; step: Readonly<{ activity: string; at: string }> }>

/** Does what the log says was done, and takes down where the product says no. */
export async function attempt(
  tally: Tally,
  { course, step }: Tried,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tally.refused += 1
    tally.mismatches.push({ course, what: `${step.activity} at ${step.at} was refused: ${error.code}` })
  }
}
