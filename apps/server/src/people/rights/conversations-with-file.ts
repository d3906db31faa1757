import type { Reader } from '@signet/db'
import { sql } from 'kysely'

/** The conversations where somebody would see a message with the file, each with its case or the two who talk. */
export function conversationsWithFile(db: Reader, personId: string, fileId: string) {
  return db
    .selectFrom('chatFile')
    .innerJoin('conversationMember as own', 'own.conversationId', 'chatFile.conversationId')
    .innerJoin('conversation', 'conversation.id', 'own.conversationId')
    .where('chatFile.fileId', '=', fileId)
    .where('own.personId', '=', personId)
    .where('own.leftAt', 'is', null)
    .where(sql<boolean>`chat_file.sequence > own.joined_sequence`)
    .distinct()
    .select([
      ...(['conversation.id', 'conversation.kind', 'conversation.caseId'] as const),
      ...(['conversation.firstId', 'conversation.secondId'] as const),
    ])
    .execute()
}
