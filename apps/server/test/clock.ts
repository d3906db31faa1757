import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from '@signet/client'
import type { Clock } from '../src/clock/clock.ts'

/** A stopped clock that tests move. */
export type TestClock = Clock & Readonly<{ set: (iso: string) => void; pass: (milliseconds: number) => void }>

export const seconds = (count: number) => count * 1_000
export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)

export function testClock(start = '2026-03-02T01:00:00.000Z'): TestClock {
  let now = Date.parse(start)
  return Object.assign(() => now, {
    set: (iso: string) => {
      now = Date.parse(iso)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  })
}

/** Maximum delay of calls and answers in ms; `ANSWERS_LATE=250` makes tests fail that look too early. */
const most = Number(process.env['ANSWERS_LATE'] ?? 0)

/** Delays each call and answer by a random time, as a slow network does. */
export function late(send: Send): Send {
  if (most === 0) return send

  let turn = 0
  const wait = () => pause((turn++ * 7919) % most)
  return async (request) => {
    await wait()
    const answer = await send(request)
    await wait()
    return answer
  }
}
