import type { Db } from '@signet/db'
import type { Logger } from 'pino'
import type { Settings } from '../../people/settings/index.ts'
import { type AnsweredCall, insertRequests, insertSlowCalls } from './request-log-store.ts'

/** Writes the calls of people: the slow ones, and all of a company that has them recorded. */
export type RequestLog = Readonly<{
  note: (tenant: string, call: AnsweredCall) => void
  /** Waits until everything noted is written. */
  settled: () => Promise<void>
}>

type Dependencies = Readonly<{ db: Db; log: Logger; settings: Settings }>

/** Calls that wait while others are written; further ones are left out, and the log of the server says how many. */
const mostWaiting = 10_000

/** What comes while a write is under way is written together by the next, so that a busy server writes less often. */
export function openRequestLog({ db, log, settings }: Dependencies): RequestLog {
  let waiting = new Map<string, AnsweredCall[]>()
  let count = 0
  let left = 0
  let writing: Promise<void> | undefined

  const writeWaiting = async (): Promise<void> => {
    while (waiting.size > 0) {
      const written = waiting
      if (left > 0) log.warn({ left }, 'requests were left out of the log')
      waiting = new Map()
      count = 0
      left = 0
      for (const [tenant, calls] of written) await writeCalls(tenant, calls)
    }
    writing = undefined
  }
  const writeCalls = async (tenant: string, calls: readonly AnsweredCall[]): Promise<void> => {
    try {
      const { slowMilliseconds, recordsRequests } = await settings.of(tenant, 'retention')
      const slow = calls.filter(({ milliseconds }) => milliseconds >= slowMilliseconds)
      if (slow.length > 0) await insertSlowCalls(db.tenant(tenant), slow)
      if (recordsRequests) await insertRequests(db.tenant(tenant), calls)
    } catch (err) {
      log.warn({ err, calls: calls.length }, 'requests could not be logged')
    }
  }

  return {
    note: (tenant, call) => {
      count += 1
      if (count > mostWaiting) {
        left += 1
        return
      }
      const calls = waiting.get(tenant)
      if (calls) calls.push(call)
      else waiting.set(tenant, [call])
      writing ??= writeWaiting()
    },
    settled: async () => writing,
  }
}
