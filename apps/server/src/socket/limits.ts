const second = 1000

/** Milliseconds and bytes. */
export const limits = {
  /** Size of a client frame. */
  frame: 64 * 1024,
  /** Frames of one socket that may wait for an answer. */
  queued: 100,
  /** Bytes waiting for one reader. */
  buffered: 2 * 1024 * 1024,
  beat: 5 * second,
  ping: 25 * second,
  /** Time without any message or pong. */
  silent: 60 * second,
  /** Time without progress in sending; with the beat it ends within 30 s. */
  stalled: 25 * second,
  /** Time from opening to OnConnection. */
  mute: 10 * second,
  /** Sockets per session, that is, windows of one browser; another one closes the oldest. */
  windows: 12,
  /** Time a closing server waits for close frames. */
  farewell: second,
  /** People per tenant and node up to which presence is announced, since its cost grows with the square. */
  presence: 500,
  /** Time after the last connection until a person counts as gone. */
  absent: 15 * second,
} as const

/** How frames are read: uncompressed, and none larger than its limit. */
export const frameOptions = { perMessageDeflate: false, maxPayload: limits.frame } as const

/** Close codes; RFC 6455 reserves 4000 to 4999 for applications. */
export const closeCodes = {
  badFrame: 4400,
  signedOut: 4401,
  tooManyWindows: 4409,
  shuttingDown: 1001,
  failed: 1011,
} as const
