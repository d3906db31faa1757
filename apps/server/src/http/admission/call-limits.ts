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
  /** Messages of one person. */
  chat: 240,
} as const

/** Messages of one person in a second: more than anybody types, and than a phone sends that was offline. */
const chatPerSecond = 30

/** Counts calls and refuses `request.tooMany` with the seconds to wait. */
export type CallLimits = Readonly<{
  /** Counts any call from a network. */
  address: (network: string) => void
  /** Counts a call without a known session. */
  anonymous: (network: string) => void
  session: (session: string) => void
  /** Counts a message that a person sends. */
  chat: (personId: string) => void
  /** Counts a call with an access key, which has a limit of its own. */
  accessKey: (id: string, most: number) => void
  /** Counts a call of a tenant, where the operator allows only so many; refuses `tenants.tooManyCalls`. */
  tenant: (code: string, most: number | null) => void
  /** Counts a call of a route that has its own limit. */
  route: (route: string, network: string, most: number) => void
}>

const nothing = () => undefined

export function openCallLimits({
  clock,
  unlimited,
}: Readonly<{ clock: Clock; unlimited: boolean }>): CallLimits {
  if (unlimited)
    return {
      address: nothing,
      anonymous: nothing,
      session: nothing,
      chat: nothing,
      accessKey: nothing,
      tenant: nothing,
      route: nothing,
    }

  const count = createCounter(clock, minute)
  const countSecond = createCounter(clock, second)
  return {
    address: (network) => count(`address ${network}`, perMinute.address),
    anonymous: (network) => count(`anonymous ${network}`, perMinute.anonymous),
    chat: (personId) => {
      countSecond(personId, chatPerSecond)
      count(`chat ${personId}`, perMinute.chat)
    },
    session: (session) => count(`session ${session}`, perMinute.session),
    accessKey: (id, most) => count(`key ${id}`, most),
    tenant: (code, most) => {
      if (most !== null) count(`tenant ${code}`, most, 'tenants.tooManyCalls')
    },
    route: (route, network, most) => count(`${route} ${network}`, most),
  }
}

const second = 1000
const minute = 60 * second
const mostKeys = 200_000

type TooMany = 'request.tooMany' | 'tenants.tooManyCalls'
type Count = (key: string, most: number, refusal?: TooMany) => void

/** Counts per key in windows of a length. All keys share the window, so memory ends with it. */
function createCounter(clock: Clock, length: number): Count {
  const counts = new Map<string, number>()
  let openedAt = clock()

  return (key, most, refusal = 'request.tooMany') => {
    const now = clock()
    const isOver = now < openedAt || now - openedAt >= length
    if (isOver || counts.size >= mostKeys) counts.clear()
    if (isOver) openedAt = now
    const counted = (counts.get(key) ?? 0) + 1
    counts.set(key, counted)
    if (counted > most) refuseTooMany(refusal, Math.ceil((openedAt + length - now) / 1000))
  }
}

/** The answer carries the seconds as `Retry-After`. */
function refuseTooMany(refusal: TooMany, seconds: number): never {
  throw new Refusal<RefusalCode>(refusal, { seconds })
}
