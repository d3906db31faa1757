import type { Outside } from '../outside.ts'

type Token = Readonly<{ token: string; seconds: number }>
type Kept = Readonly<{ opening: Promise<Token>; until: number }>

/** A token is not used in its last minutes, in ms: the vendor’s clock may be ahead. */
const margin = 300_000
/** For how long a question for a token that has no answer yet is shared, in ms. */
const longestQuestion = 60_000

/**
 * Tokens of applications, which vendors want asked for rarely: kept per server process until they end, those of a
 * secret that was changed included.
 */
export type Tokens = Readonly<{
  /** Returns the token that is kept, or opens one; `now` in ms since 1970. */
  once: (key: string, now: number, open: () => Promise<Token>) => Promise<string>
  /** Opens a new one the next time. */
  forget: (key: string) => void
}>

const stores = new WeakMap<Outside, Tokens>()

export function tokensOf(outside: Outside): Tokens {
  const known = stores.get(outside)
  if (known) return known
  const made = createTokens()
  stores.set(outside, made)
  return made
}

function createTokens(): Tokens {
  const kept = new Map<string, Kept>()
  const forget = (key: string) => void kept.delete(key)
  return {
    forget,
    once: async (key, now, open) => {
      for (const [one, { until }] of kept) if (until <= now) kept.delete(one)
      const found = kept.get(key)
      if (found) return (await found.opening).token
      const opening = open()
      kept.set(key, { opening, until: now + longestQuestion })
      try {
        const { token, seconds } = await opening
        kept.set(key, { opening, until: now + seconds * 1000 - margin })
        return token
      } catch (error) {
        forget(key)
        throw error
      }
    },
  }
}
