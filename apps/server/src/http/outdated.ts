/** Cached knowledge was stale and has failed the transaction; a retry with fresh data succeeds. */
export class Outdated extends Error {
  constructor(cause: unknown) {
    super('What was known is not so any more', { cause })
  }
}
