import type { Reader, TenantDb } from '@signet/db'
import { sql } from 'kysely'

/**
 * Deletes what was said before a moment, with its files and marks, in every conversation. For its members it counts as
 * read and as deleted from their record, so that no count and no page reaches back to it.
 */
export async function forgetOldTalk(db: TenantDb, before: string): Promise<void> {
  await db
    .with('forgotten', (eb) =>
      eb.deleteFrom('chatMessage').where('sentAt', '<', before).returning(['conversationId', 'sequence']),
    )
    .with('upTo', (eb) =>
      eb
        .selectFrom('forgotten')
        .groupBy('conversationId')
        .select(({ fn }) => ['conversationId', fn.max('sequence').as('sequence')]),
    )
    .updateTable('conversationMember')
    .from('upTo')
    .whereRef('conversationMember.conversationId', '=', 'upTo.conversationId')
    .set({
      clearedSequence: sql`greatest(cleared_sequence, up_to.sequence)`,
      readSequence: sql`greatest(read_sequence, up_to.sequence)`,
    })
    .execute()
}

/** The place of the last message that was forgotten; 0 while there is all of it. */
export async function forgottenUpTo(db: Reader, conversationId: string): Promise<number> {
  const row = await db
    .selectFrom('conversation')
    .where('id', '=', conversationId)
    .select(({ selectFrom }) => [
      'lastSequence',
      selectFrom('chatMessage')
        .whereRef('chatMessage.conversationId', '=', 'conversation.id')
        .select(({ fn }) => fn.min('sequence').as('first'))
        .as('first'),
    ])
    .executeTakeFirstOrThrow()
  return row.first === null ? row.lastSequence : row.first - 1
}
