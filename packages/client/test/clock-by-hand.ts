import type { Timers } from '../src/index.ts'

/** A clock that only moves when a test advances it. */
export function clockByHand() {
  let now = 0
  let waiting: { at: number; run: () => void }[] = []
  const timers: Timers = {
    after(ms, run) {
      const timer = { at: now + ms, run }
      waiting.push(timer)
      return () => {
        waiting = waiting.filter((one) => one !== timer)
      }
    },
  }

  return {
    timers,
    waiting: () => waiting.map(({ at }) => at - now),
    pass(ms: number) {
      now += ms
      const due = waiting.filter(({ at }) => at <= now)
      waiting = waiting.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}
