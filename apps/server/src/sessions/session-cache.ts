import type { SessionRow } from './session-store.ts'

type Entry = { row: SessionRow; readAt: number; seenAt: number }

const largest = 20_000

/**
 * What the database said about living sessions a moment ago, by the token's hash. Unknown tokens are never kept. `now` and
 * `readAt` are of a watch that never jumps; `seenAt` is a time.
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
