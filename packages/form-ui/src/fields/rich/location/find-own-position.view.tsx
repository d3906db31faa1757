import type { Point } from '@signet/form'
import { roundedPoint, toChineseGrid } from '@signet/form/kinds'

/** Spec section 9. */
const timeoutMs = 100_000
const refreshMs = 30_000

export type NoPosition = 'denied' | 'unavailable' | 'tooSlow'
export type OwnPosition = Point & Readonly<{ accuracy: number }>

/** Where this device is, in the coordinates of Chinese maps. Rejects with a word that says why not. */
export function findOwnPosition(): Promise<Point> {
  return locate().then(({ longitude, latitude }) => ({ longitude, latitude }))
}

/** Tells now and every 30 seconds; gives back how to stop. */
export function followOwnPosition(
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
