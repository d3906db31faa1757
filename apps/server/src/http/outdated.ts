/** What was known before a call began was not so any more, and its transaction is lost by it: done again it will know better. */
export class Outdated extends Error {
  constructor(cause: unknown) {
    super('What was known is not so any more', { cause })
  }
}
