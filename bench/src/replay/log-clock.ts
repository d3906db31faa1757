import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '@signet/server/in-process'

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
