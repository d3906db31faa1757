import type { SettingValues } from '@signet/contract'

const minute = 60_000
const day = 24 * 60 * minute

/** Limits that hold for every tenant, in milliseconds. */
export const rules = {
  /** `last_seen_at` is written at most this often. */
  seenEvery: minute,
  /** Cache lifetime; a hint from another node ends it at once. */
  trusted: 5_000,
  /** How long an administrator looks through somebody's eyes. */
  view: 30 * minute,
  /** Lifetime of a socket ticket. */
  ticket: minute,
  /** Time for the code after a right password, and the codes that may be tried. */
  code: { time: 5 * minute, tries: 5 },
  /** Time for a new password at sign-in, and how many may be tried. */
  newPassword: { time: 15 * minute, tries: 30 },
  /** For this long after a password or code, sensitive calls ask for none. */
  fresh: 10 * minute,
} as const

/** Lifetimes of the sessions of a tenant, in milliseconds. */
export type Lifetimes = Readonly<{
  /** Maximum time without a call, by device. */
  idle: Readonly<Record<'web' | 'app', number>>
  /** Maximum lifetime. */
  absolute: number
}>

export function lifetimesOf(settings: SettingValues<'sessions'>): Lifetimes {
  const { idleWebMinutes, idleAppDays, absoluteDays } = settings
  return { idle: { web: idleWebMinutes * minute, app: idleAppDays * day }, absolute: absoluteDays * day }
}

/** Limits on guessing. */
export type GuessLimits = Readonly<{
  failures: number
  /** Failures of all unknown devices together for one account. */
  failuresOfStrangers: number
  /** Milliseconds; also the time for which a failure counts. */
  lock: number
}>

export function guessLimitsOf({ failures, lockMinutes }: SettingValues<'signIn'>): GuessLimits {
  return { failures, failuresOfStrangers: failures * 10, lock: lockMinutes * minute }
}
