import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '@signet/server/in-process'

/** One case of a log as in the file. Times are ISO 8601 in UTC with milliseconds. */
export type Trace = Readonly<{
  name: string
  /** The attributes of the trace and those that its events repeat, with the latest values. */
  attributes: ReadonlyMap<string, string>
  events: readonly TraceEvent[]
  /** Transitions of events that were only planned, postponed, assigned or cancelled. */
  leftOut: readonly string[]
}>

/** An activity that started or completed. `resource` is the person; empty where the log does not say. */
export type TraceEvent = Readonly<{
  activity: string
  at: string
  resource: string
  transition: 'start' | 'complete'
}>

export type Verb = 'SAVED' | 'SUBMITTED' | 'APPROVED' | 'FINAL_APPROVED' | 'REJECTED'

/** An action on a document. */
export type DocumentAction = Readonly<{ document: string; verb: Verb; role: string }>

const pattern = /^(.+) (SAVED|SUBMITTED|APPROVED|FINAL_APPROVED|REJECTED) by (.+)$/

/** Parses `<document> <VERB> by <ROLE>`; undefined for every other activity. */
export function parseAction(activity: string): DocumentAction | undefined {
  const [, document, verb, role] = pattern.exec(activity) ?? []
  return document && role ? { document, verb: verb as Verb, role } : undefined
}

/** Whether the activity reminds a person of their tasks. */
export function isReminder(activity: string): boolean {
  return activity.toLowerCase() === reminder
}

const reminder = 'send reminder'

/** Whether the action is the starter's own: starting the document or continuing it. */
export function isStarterAction({ verb }: DocumentAction): boolean {
  return verb === 'SAVED' || verb === 'SUBMITTED'
}

/** Why a file is not a log that can be replayed, in one sentence for the operator. */
export class LogError extends Error {
  override readonly name = 'LogError'
}

/**
 * The log's clock. Every call reads the time of its own event, so that cases can run side by side, each in its order;
 * anything outside a call happens after the log.
 */
export type LogClock = Readonly<{
  clock: Clock
  at: <Result>(instant: string, run: () => Promise<Result>) => Promise<Result>
}>

const day = 86_400_000

export function logClock(lastAt: string): LogClock {
  const callTime = new AsyncLocalStorage<number>()
  const afterwards = Date.parse(lastAt) + day
  return {
    clock: () => callTime.getStore() ?? afterwards,
    at: (instant, run) => callTime.run(Date.parse(instant), run),
  }
}
