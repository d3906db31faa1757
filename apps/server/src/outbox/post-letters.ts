import type { Tx } from '@signet/db'
import { countUnread, nextSequences, nothingUnread } from '../inbox/index.ts'
import type { Push } from '../socket/index.ts'
import type { Letter } from './carrier.ts'

export type Turn = Readonly<{
  tx: Tx
  tenant: string
  /** Frames that leave after the commit. */
  push: (push: Push) => void
}>

/** Numbers the letters of each person in their order; what a person has unread is counted once for all of them. */
export async function postLetters({ tx, tenant, push }: Turn, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return

  const left = new Map<string, number>()
  for (const { personId } of letters) left.set(personId, (left.get(personId) ?? 0) + 1)
  const last = await nextSequences(tx, left)
  const unread = await countUnread(tx, [...left.keys()])

  for (const { personId, title, frame } of letters) {
    const after = (left.get(personId) ?? 1) - 1
    left.set(personId, after)
    const sequence = (last.get(personId) ?? 0) - after
    push({
      tenant,
      personIds: [personId],
      frame: frame({ sequence, unread: unread.get(personId) ?? nothingUnread }),
      ...(title && { title }),
    })
  }
}
