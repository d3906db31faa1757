import { prepared, type Reader, type TenantTables } from '@signet/db'
import { expressionBuilder, sql } from 'kysely'
import { isUnblocked } from '../rights/chat-block-store.ts'

/** Conversations that one list shows. */
export const mostListed = 500

type Whose = Readonly<{
  personId: string
  /** Conversations that the person may no longer read. */
  closed: readonly string[]
}>

/** Conversations of a person with messages that they have not taken off their list; those that last heard something first. */
export function listedConversations(db: Reader, { personId, closed }: Whose) {
  return db
    .selectFrom('conversationMember as own')
    .innerJoin('conversation', 'conversation.id', 'own.conversationId')
    .where('own.personId', '=', personId)
    .where('own.leftAt', 'is', null)
    .whereRef('conversation.lastSequence', '>', 'own.removedSequence')
    .where('conversation.id', '<>', (eb) => eb.fn('all', [eb.val(closed)]))
}

/** Places remembered of each conversation: more unread words of blocked people than that count as unread. */
const mostUnseen = 1000

/** The places of unread messages whose writers the reader of a listed conversation blocked; only the chat of a case has such. */
export function unseenPlaces(personId: string) {
  const places = expressionBuilder<TenantTables>()
    .selectFrom('chatBlock as block')
    .innerJoin('chatMessage as said', 'said.senderId', 'block.blockedId')
    .where('block.personId', '=', personId)
    .where('said.conversationId', '=', sql<string>`conversation.id`)
    .where('said.sequence', '>', sql<number>`own.read_sequence`)
    .orderBy('said.sequence', 'desc')
    .limit(mostUnseen)
    .select('said.sequence')
  return sql<number[]>`case when conversation.kind = 'case' then array(${places}) else '{}'::integer[] end`
}

/** What an unread message says to a person in a list; recalled and blocked ones say nothing. */
function latestWords(personId: string) {
  return sql<string>`case when latest.recalled_at is null and ${isUnblocked('latest.senderId', sql`${personId}`)}
    then latest.body else '' end`
}

const standings = prepared((db, whose: Whose) =>
  listedConversations(db, whose)
    .leftJoin('chatMessage as latest', (join) =>
      join
        .onRef('latest.conversationId', '=', 'conversation.id')
        .onRef('latest.sequence', '=', 'conversation.lastSequence')
        .onRef('latest.sequence', '>', 'own.readSequence')
        .on('own.isMuted', '=', false),
    )
    .orderBy('conversation.lastAt', 'desc')
    .limit(mostListed)
    .select([
      ...(['conversation.id', 'conversation.lastSequence as last'] as const),
      ...(['own.readSequence as read', 'own.isMuted'] as const),
      ...(['latest.kind as defaultMessageType', 'latest.sentAt'] as const),
      sql<string>`case when conversation.kind <> 'direct' then conversation.id
        when conversation.first_id = ${whose.personId} then conversation.second_id else conversation.first_id end`.as(
        'sendUserId',
      ),
      latestWords(whose.personId).as('defaultMessage'),
      unseenPlaces(whose.personId).as('unseen'),
    ]),
)

/**
 * How far each listed conversation goes and how far the person has read, where what came before they joined is read;
 * and of those that are unread and not muted the last message.
 */
export function loadStandings(db: Reader, whose: Whose) {
  return standings(db, whose)
}
