import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '@signet/server/in-process'

/** One case of a log as it stands in the file. Times are ISO 8601 in UTC with milliseconds. */
export type Trace = Readonly<{
  name: string
  /** The attributes of the case: of the trace, and what its events repeat about it, the latest value last. */
  attributes: ReadonlyMap<string, string>
  events: readonly TraceEvent[]
  /** The transitions of events that are only planned, put off, given to somebody or broken off: nothing that was done. */
  leftOut: readonly string[]
}>

/** Something began, or was done. `resource` is whoever did it; empty where the log does not say. */
export type TraceEvent = Readonly<{
  activity: string
  at: string
  resource: string
  transition: 'start' | 'complete'
}>

export type Verb = 'SAVED' | 'SUBMITTED' | 'APPROVED' | 'FINAL_APPROVED' | 'REJECTED'

/** What somebody did with a document, or what happened outside of any. */
export type Deed = Readonly<{ document: string; verb: Verb; role: string }>

const pattern = /^(.+) (SAVED|SUBMITTED|APPROVED|FINAL_APPROVED|REJECTED) by (.+)$/

/** `<document> <VERB> by <ROLE>`; undefined for every other activity. */
export function deedIn(activity: string): Deed | undefined {
  const [, document, verb, role] = pattern.exec(activity) ?? []
  return document && role ? { document, verb: verb as Verb, role } : undefined
}

/** Somebody is reminded of what waits for him. */
export function isReminder(activity: string): boolean {
  return activity.toLowerCase() === reminder
}

const reminder = 'send reminder'

/** Whoever does this has the document in his own hands: he begins it, or goes on with it. */
export function begins({ verb }: Deed): boolean {
  return verb === 'SAVED' || verb === 'SUBMITTED'
}

/** Why a file is no log that can be replayed: one sentence for whoever started the replay. */
export class LogTrouble extends Error {
  override readonly name = 'LogTrouble'
}

/**
 * The log's clock. Every call reads the time of its own event, so that many cases go on side by side, each in its order;
 * whatever belongs to no call happens after the log.
 */
export type LogClock = Readonly<{
  clock: Clock
  at: <Result>(instant: string, run: () => Promise<Result>) => Promise<Result>
}>

const day = 86_400_000

export function logClock(lastAt: string): LogClock {
  const moment = new AsyncLocalStorage<number>()
  const afterwards = Date.parse(lastAt) + day
  return {
    clock: () => moment.getStore() ?? afterwards,
    at: (instant, run) => moment.run(Date.parse(instant), run),
  }
}
