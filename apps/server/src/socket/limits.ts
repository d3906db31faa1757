const second = 1000

/** Milliseconds and bytes. */
export const limits = {
  /** Of a frame that a client sends. */
  frame: 64 * 1024,
  /** Waiting for one reader. */
  buffered: 2 * 1024 * 1024,
  beat: 5 * second,
  ping: 25 * second,
  /** Nothing heard, not even a pong. */
  silent: 60 * second,
  /** Bytes wait and none leaves; with the beat this ends within 30 s. */
  stalled: 25 * second,
  /** From opening to OnConnection. */
  mute: 10 * second,
  /** Open sockets of one session: windows of one browser. One more closes the oldest. */
  windows: 12,
  /** How long a closing server waits for the other side to say goodbye. */
  farewell: second,
  /** Of a tenant on this node: beyond it nobody is told who comes and goes, since that grows with the square. */
  presence: 500,
} as const

/** Why the server closes. RFC 6455 leaves 4000 to 4999 to us. */
export const closeCodes = {
  badFrame: 4400,
  signedOut: 4401,
  tooManyWindows: 4409,
  shuttingDown: 1001,
  failed: 1011,
} as const
