export type Attempt = Readonly<{ kind: 'retry'; afterMs: number; isAnnounced: boolean } | { kind: 'giveUp' }>

const limits = { attempts: 10, delayMs: 10_000, announcedFrom: 3 }

/** What to do after the n-th failed connection in a row (spec section 4). */
export function nextAttempt(attempt: number): Attempt {
  if (attempt > limits.attempts) return { kind: 'giveUp' }
  return { kind: 'retry', afterMs: limits.delayMs, isAnnounced: attempt >= limits.announcedFrom }
}
