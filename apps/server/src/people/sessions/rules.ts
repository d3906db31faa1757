const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Lifetimes of sessions and limits on guessing, in milliseconds. */
export const rules = {
  /** Maximum time without a call, by device. */
  idle: { web: 2 * hour, app: 30 * day },
  /** Maximum lifetime. */
  absolute: 30 * day,
  /** `last_seen_at` is written at most this often. */
  seenEvery: minute,
  /** Cache lifetime; a hint from another node ends it at once. */
  trusted: 5_000,
  /** Lifetime of a socket ticket. */
  ticket: minute,
  /** Time for the code after a right password, and the codes that may be tried. */
  code: { time: 5 * minute, tries: 5 },
  /** Time for a new password at sign-in, and how many may be tried. */
  newPassword: { time: 15 * minute, tries: 30 },
  /** For this long after a password or code, sensitive calls ask for none. */
  fresh: 10 * minute,
  failures: 5,
  /** Failures of all unknown devices together for one account. */
  failuresOfStrangers: 50,
  /** Also the time for which a failure counts. */
  lock: 15 * minute,
} as const
