import { Refusal } from '@signet/std'
import type { Company } from '../company/company.ts'
import type { LogClock } from '../log/trace.ts'

/** What playing a log needs everywhere. */
export type Stage = Readonly<{ company: Company; clock: LogClock; tally: Tally }>

export type Mismatch = Readonly<{ course: string; what: string }>

/** What a replay has counted so far. */
export type Tally = {
  cases: number
  /** Cases that follow up another one. */
  followUps: number
  commands: number
  /** Commands that the log says were done and the product refused. */
  refused: number
  reminders: number
  probes: number
  /** Events of each export that was held against the log, and those that the log only implies. */
  exported: number
  implied: number
  /** Events of the log that tell of nothing that was done, by their transition. */
  leftOut: Map<string, number>
  mismatches: Mismatch[]
}

export function newTally(): Tally {
  return {
    cases: 0,
    followUps: 0,
    commands: 0,
    refused: 0,
    reminders: 0,
    probes: 0,
    exported: 0,
    implied: 0,
    leftOut: new Map(),
    mismatches: [],
  }
}

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
