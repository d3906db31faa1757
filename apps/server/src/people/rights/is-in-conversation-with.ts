import type { Reader } from '@signet/db'
import { sql } from 'kysely'

/** Whether somebody is in a conversation where they see a message with the file. */
export async function isInConversationWith(db: Reader, personId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chatFile')
    .innerJoin('conversationMember as own', 'own.conversationId', 'chatFile.conversationId')
    .where('chatFile.fileId', '=', fileId)
    .where('own.personId', '=', personId)
    .where('own.leftAt', 'is', null)
    .where(sql<boolean>`chat_file.sequence > own.joined_sequence`)
    .select('chatFile.fileId')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
