import { setImmediate as turn } from 'node:timers/promises'

/** Divides long work on the event loop. */
export type Turns = Readonly<{
  /** Counts finished work, and lets other calls have their turn when a slice is full. */
  after: (units: number) => Promise<void>
}>

/** @param most units of one slice, which together take a few milliseconds */
export function createTurns(most: number): Turns {
  let left = most
  return {
    after: async (units) => {
      left -= units
      if (left > 0) return
      left = most
      await turn()
    },
  }
}
