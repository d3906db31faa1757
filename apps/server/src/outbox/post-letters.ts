import type { Reader, Tx } from '@signet/db'
import { countUnread, nextSequences, nothingUnread } from '../inbox/index.ts'
import type { Sockets } from '../socket/index.ts'
import type { Letter } from './carrier.ts'

export type NumberedLetter = Readonly<{ letter: Letter; sequence: number }>

/** Numbers the letters of each person in their order, inside the transaction that they tell of. */
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
 * Sends letters whose transaction has committed, to those who may hear them; what a person has unread is counted once
 * for all of theirs. Who connects from now on reads the counts as they are.
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
