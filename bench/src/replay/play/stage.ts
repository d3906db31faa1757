import { Refusal } from '@signet/std'
import type { Company } from '../company/company.ts'
import type { LogClock } from '../log/trace.ts'

/** What every part of a replay needs. */
export type Stage = Readonly<{ company: Company; clock: LogClock; tally: Tally }>

/** `fault` names what is wrong where that is known: the log does what no flow allows, or the product refused a step. */
export type Mismatch = Readonly<{ course: string; what: string; fault?: 'log' | 'product' }>

/** The counts of a replay so far. */
export type Tally = {
  cases: number
  /** Cases that follow up another one. */
  followUps: number
  commands: number
  /** Commands of the log that the product refused. */
  refused: number
  reminders: number
  probes: number
  /** Events of each export that were compared with the log, and events that the log only implies. */
  exported: number
  implied: number
  /** Events of the log that were not performed, by their transition. */
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

type AttemptedStep = Readonly<{
  course: string
  step: Readonly<{ activity: string; at: string }>
  /** What is wrong when the step is refused. */
  fault: 'log' | 'product'
}>

/** Runs a command of the log, and records a mismatch when the product refuses it. */
export async function attempt(
  tally: Tally,
  { course, step, fault }: AttemptedStep,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tally.refused += 1
    tally.mismatches.push({
      course,
      what: `${step.activity} at ${step.at} was refused: ${error.code}`,
      fault,
    })
  }
}
