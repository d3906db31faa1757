import type { Reader, Tx } from '@signet/db'
import { countUnread, nextSequences, nothingUnread } from '../../people/inbox/index.ts'
import type { Sockets } from '../../socket/index.ts'
import type { Letter } from './carrier.ts'

export type NumberedLetter = Readonly<{ letter: Letter; sequence: number }>

/** Numbers each person's letters in order, in the same transaction. */
export async function numberLetters(tx: Tx, letters: readonly Letter[]): Promise<readonly NumberedLetter[]> {
  if (letters.length === 0) return []

  const left = new Map<string, number>()
  for (const { personId } of letters) left.set(personId, (left.get(personId) ?? 0) + 1)
  const last = await nextSequences(tx, left)

  return letters.map((letter) => {
    const after = (left.get(letter.personId) ?? 1) - 1
    left.set(letter.personId, after)
    return { letter, sequence: (last.get(letter.personId) ?? 0) - after }
  })
}

type Post = Readonly<{ db: Reader; tenant: string; sockets: Sockets }>

/**
 * Sends committed letters to connected people; unread counts are queried once per person. Later connections
 * read the counts themselves.
 */
export async function postLetters(
  { db, tenant, sockets }: Post,
  numbered: readonly NumberedLetter[],
): Promise<void> {
  const heard = numbered.filter(({ letter }) => sockets.mayHear(tenant, letter.personId))
  if (heard.length === 0) return

  const unread = await countUnread(db, [...new Set(heard.map(({ letter }) => letter.personId))])
  for (const { letter, sequence } of heard) {
    const { personId, title, frame } = letter
    sockets.publish({
      tenant,
      personIds: [personId],
      frame: frame({ sequence, unread: unread.get(personId) ?? nothingUnread }),
      ...(title && { title }),
    })
  }
}
