import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Clock } from '../../clock/clock.ts'

/** Calls per minute. */
const perMinute = {
  /** From one address in any case; the people of an office may share it. */
  address: 24_000,
  /** From one address before a session is known. */
  anonymous: 1_200,
  session: 3_000,
} as const

/** Counts calls and refuses `request.tooMany` with the seconds to wait. */
export type CallLimits = Readonly<{
  /** Counts any call from a network. */
  address: (network: string) => void
  /** Counts a call without a known session. */
  anonymous: (network: string) => void
  session: (session: string) => void
  /** Counts a call with an access key, which has a limit of its own. */
  accessKey: (id: string, most: number) => void
  /** Counts a call of a route that has its own limit. */
  route: (route: string, network: string, most: number) => void
}>

const nothing = () => undefined

export function openCallLimits({
  clock,
  unlimited,
}: Readonly<{ clock: Clock; unlimited: boolean }>): CallLimits {
  if (unlimited)
    return { address: nothing, anonymous: nothing, session: nothing, accessKey: nothing, route: nothing }

  const count = createCounter(clock)
  return {
    address: (network) => count(`address ${network}`, perMinute.address),
    anonymous: (network) => count(`anonymous ${network}`, perMinute.anonymous),
    session: (session) => count(`session ${session}`, perMinute.session),
    accessKey: (id, most) => count(`key ${id}`, most),
    route: (route, network, most) => count(`${route} ${network}`, most),
  }
}

const minute = 60_000
const mostKeys = 200_000

/** Counts per key in windows of a minute. All keys share the window, so memory ends with it. */
function createCounter(clock: Clock): (key: string, most: number) => void {
  const counts = new Map<string, number>()
  let openedAt = clock()

  return (key, most) => {
    const now = clock()
    const isOver = now < openedAt || now - openedAt >= minute
    if (isOver || counts.size >= mostKeys) counts.clear()
    if (isOver) openedAt = now
    const counted = (counts.get(key) ?? 0) + 1
    counts.set(key, counted)
    if (counted > most) refuseTooMany(Math.ceil((openedAt + minute - now) / 1000))
  }
}

/** Refuses `request.tooMany`; the answer carries the seconds as `Retry-After`. */
function refuseTooMany(seconds: number): never {
  throw new Refusal<RefusalCode>('request.tooMany', { seconds })
}
