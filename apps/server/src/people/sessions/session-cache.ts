import type { SessionRow } from './session-store.ts'

type Entry = { row: SessionRow; readAt: number; seenAt: number }

const largest = 20_000

/**
 * Caches live sessions by token hash; unknown tokens are never cached. `now` and `readAt` are monotonic;
 * `seenAt` is wall-clock time.
 */
export function sessionCache(trustedFor: number) {
  const entries = new Map<string, Entry>()

  return {
    find: (session: string, now: number): Entry | undefined => {
      const entry = entries.get(session)
      return entry && now - entry.readAt < trustedFor ? entry : undefined
    },
    keep: (session: string, entry: Entry): Entry => {
      const oldest = entries.size >= largest ? entries.keys().next() : undefined
      if (oldest?.value) entries.delete(oldest.value)
      entries.set(session, entry)
      return entry
    },
    forget: (session: string) => entries.delete(session),
  }
}
