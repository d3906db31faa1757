import type { Reader } from '@signet/db'
import { sql } from 'kysely'
import { isUnblocked } from '../rights/chat-block-store.ts'

/** Conversations that one list shows. */
export const mostListed = 500

type Whose = Readonly<{
  personId: string
  /** Conversations that the person may no longer read. */
  closed: ReadonlySet<string>
}>

/** Conversations of a person with messages that they have not taken off their list; those that last heard something first. */
export function listedConversations(db: Reader, { personId, closed }: Whose) {
  return db
    .selectFrom('conversationMember as own')
    .innerJoin('conversation', 'conversation.id', 'own.conversationId')
    .where('own.personId', '=', personId)
    .where('own.leftAt', 'is', null)
    .whereRef('conversation.lastSequence', '>', 'own.removedSequence')
    .where('conversation.id', '<>', (eb) => eb.fn('all', [eb.val([...closed])]))
}

/** How far each listed conversation goes, and how far the person has read; what came before they joined is read. */
export async function loadStandings(db: Reader, whose: Whose) {
  return listedConversations(db, whose)
    .orderBy('conversation.lastAt', 'desc')
    .limit(mostListed)
    .select([
      'conversation.id',
      'conversation.lastSequence as last',
      'own.readSequence as read',
      'own.isMuted',
    ])
    .execute()
}

/** Conversations with unread messages, as the inherited interface tells them: by the colleague, or by the conversation. */
export async function loadUnreadNums(db: Reader, whose: Whose) {
  const { personId } = whose
  return listedConversations(db, whose)
    .innerJoin('chatMessage as latest', (join) =>
      join
        .onRef('latest.conversationId', '=', 'conversation.id')
        .onRef('latest.sequence', '=', 'conversation.lastSequence'),
    )
    .whereRef('conversation.lastSequence', '>', 'own.readSequence')
    .where('own.isMuted', '=', false)
    .orderBy('conversation.lastAt', 'desc')
    .limit(mostListed)
    .select([
      sql<string>`case when conversation.kind <> 'direct' then conversation.id
        when conversation.first_id = ${personId} then conversation.second_id else conversation.first_id end`.as(
        'sendUserId',
      ),
      sql<number>`conversation.last_sequence - own.read_sequence`.as('unreadNum'),
      sql<string>`case when latest.recalled_at is null and ${isUnblocked('latest.senderId', sql`${personId}`)}
        then latest.body else '' end`.as('defaultMessage'),
      'latest.kind as defaultMessageType',
      'latest.sentAt',
    ])
    .execute()
}
