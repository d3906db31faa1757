import type { Tx } from '@signet/db'
import type { MessageRow } from '../chat/index.ts'

/** The messages at some places that are no evidence yet, in order, and how many of the places are. */
export async function findUnmarked(
  tx: Tx,
  conversationId: string,
  sequences: readonly number[],
): Promise<Readonly<{ rows: readonly MessageRow[]; known: number }>> {
  const rows = await tx
    .selectFrom('chatMessage')
    .leftJoin('chatEvidence as mark', (join) =>
      join
        .onRef('mark.conversationId', '=', 'chatMessage.conversationId')
        .onRef('mark.sequence', '=', 'chatMessage.sequence'),
    )
    .where('chatMessage.conversationId', '=', conversationId)
    .where('chatMessage.sequence', 'in', sequences)
    .orderBy('chatMessage.sequence')
    .selectAll('chatMessage')
    .select('mark.markedAt')
    .execute()
  const unmarked = rows.filter(({ markedAt }) => markedAt === null)
  return { rows: unmarked, known: rows.length - unmarked.length }
}

type Marks = Readonly<{
  conversationId: string
  sequences: readonly number[]
  markedBy: string
  now: string
}>

export async function insertMarks(
  tx: Tx,
  { conversationId, sequences, markedBy, now }: Marks,
): Promise<void> {
  await tx
    .insertInto('chatEvidence')
    .values(sequences.map((sequence) => ({ conversationId, sequence, markedBy, markedAt: now })))
    .execute()
}
