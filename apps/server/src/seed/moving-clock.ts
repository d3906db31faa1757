import type { Clock } from '../clock.ts'

/** A clock that a story moves forward, and never back. */
export type MovingClock = Clock & Readonly<{ moveTo: (milliseconds: number) => void }>

export function movingClock(start: number): MovingClock {
  let now = start
  return Object.assign(() => now, {
    moveTo: (milliseconds: number) => {
      now = Math.max(now, milliseconds)
    },
  })
}
