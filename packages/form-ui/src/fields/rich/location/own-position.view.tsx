import type { Point } from '@signet/form'
import { roundedPoint, toChineseGrid } from '@signet/form/kinds'
import { useEffect, useState } from 'react'

/** Spec section 9. */
const timeoutMs = 100_000
const refreshMs = 30_000

type NoPosition = 'denied' | 'unavailable' | 'tooSlow'
export type OwnPosition = Point & Readonly<{ accuracy: number }>

/** Returns the position of this device in the coordinates of Chinese maps. Rejects with a word for the reason. */
export function findOwnPosition(): Promise<Point> {
  return locate().then(({ longitude, latitude }) => ({ longitude, latitude }))
}

/** Reports the position now and every 30 seconds; returns a function that stops it. */
function followOwnPosition(
  onFound: (position: OwnPosition) => void,
  onMissing: (reason: NoPosition) => void,
): () => void {
  let isWanted = true
  const ask = () => {
    locate().then(
      (position) => isWanted && onFound(position),
      (reason: NoPosition) => isWanted && onMissing(reason),
    )
  }
  ask()
  const timer = setInterval(ask, refreshMs)
  return () => {
    isWanted = false
    clearInterval(timer)
  }
}

function locate(): Promise<OwnPosition> {
  const { promise, resolve, reject } = Promise.withResolvers<OwnPosition>()
  const { geolocation } = navigator
  if (!geolocation) {
    reject('unavailable' satisfies NoPosition)
    return promise
  }
  geolocation.getCurrentPosition(
    ({ coords }) => resolve({ ...roundedPoint(toChineseGrid(coords)), accuracy: coords.accuracy }),
    ({ code }) => reject(reasons[code] ?? 'unavailable'),
    { timeout: timeoutMs, maximumAge: refreshMs, enableHighAccuracy: true },
  )
  return promise
}

const reasons: Readonly<Record<number, NoPosition>> = { 1: 'denied', 2: 'unavailable', 3: 'tooSlow' }

/** Returns the position while mounted, or why there is none. A lost position keeps its last value. */
export function useOwnPosition() {
  const [position, setPosition] = useState<OwnPosition>()
  const [missing, setMissing] = useState<NoPosition>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more
  useEffect(
    () =>
      followOwnPosition((found) => {
        setPosition(found)
        setMissing(undefined)
      }, setMissing),
    [attempt],
  )
  return { position, missing, again: () => setAttempt(attempt + 1) }
}
