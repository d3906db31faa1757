const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long a session lasts, and when guessing ends. Milliseconds. */
export const rules = {
  /** Without a call, by device. */
  idle: { web: 2 * hour, app: 30 * day },
  /** In any case. */
  absolute: 30 * day,
  /** `last_seen_at` is written at most this often. */
  seenEvery: minute,
  /** How long an answer of the database is believed; a hint takes it back at once. */
  trusted: 5_000,
  /** A ticket that opens one socket. */
  ticket: minute,
  failures: 5,
  /** Also how long a failure counts. */
  lock: 15 * minute,
} as const
