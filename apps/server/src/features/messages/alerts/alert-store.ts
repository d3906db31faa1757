import { countOf, type Reader, type Tx } from '@signet/db'
import { sql } from 'kysely'
import { isUnblocked } from '../../../people/rights/chat-block-store.ts'

/** Takes conversations whose members have had time to read; no other transaction gets them. */
export async function takeAlerting(
  tx: Tx,
  { now, most }: Readonly<{ now: string; most: number }>,
): Promise<readonly string[]> {
  const rows = await tx
    .updateTable('conversation')
    .set({ alertAt: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('conversation as due')
        .where('due.alertAt', '<=', now)
        .orderBy('due.alertAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('due.id'),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export type Unalerted = Readonly<{ conversationId: string; personId: string }>

/** Marks the members with messages that they have neither read nor been alerted of, and returns them; muted ones only where they are mentioned. */
export async function markAlerted(tx: Tx, conversationIds: readonly string[]): Promise<readonly Unalerted[]> {
  if (conversationIds.length === 0) return []
  return tx
    .updateTable('conversationMember as member')
    .from('conversation')
    .set((eb) => ({ alertedSequence: eb.ref('conversation.lastSequence') }))
    .whereRef('conversation.id', '=', 'member.conversationId')
    .where('conversation.id', '=', (eb) => eb.fn.any(eb.val(conversationIds)))
    .where('member.leftAt', 'is', null)
    .whereRef('conversation.lastSequence', '>', sql.ref('member.read_sequence'))
    .whereRef('conversation.lastSequence', '>', sql.ref('member.alerted_sequence'))
    .where((eb) =>
      eb.or([
        eb('member.isMuted', '=', false),
        eb.exists(
          eb
            .selectFrom('chatMention as mention')
            .innerJoin('chatMessage as said', (join) =>
              join
                .onRef('said.conversationId', '=', 'mention.conversationId')
                .onRef('said.sequence', '=', 'mention.sequence'),
            )
            .where(isUnblocked('said.senderId', sql.ref('member.personId')))
            .whereRef('mention.conversationId', '=', 'member.conversationId')
            .whereRef('mention.personId', '=', 'member.personId')
            .whereRef('mention.sequence', '>', 'member.readSequence')
            .whereRef('mention.sequence', '>', 'member.alertedSequence')
            .select('mention.sequence'),
        ),
      ]),
    )
    .returning(['member.conversationId', 'member.personId'])
    .execute()
}

/** A conversation as one of its members has it; undefined for others. */
export function findTalk(db: Reader, { conversationId, personId }: Unalerted) {
  return db
    .selectFrom('conversation')
    .innerJoin('conversationMember as own', 'own.conversationId', 'conversation.id')
    .where('conversation.id', '=', conversationId)
    .where('own.personId', '=', personId)
    .where('own.leftAt', 'is', null)
    .select(['conversation.id', 'kind', 'name', 'caseId', 'firstId', 'secondId'])
    .select(sql<number>`greatest(own.read_sequence, own.joined_sequence, own.cleared_sequence)`.as('seen'))
    .executeTakeFirst()
}

type Behind = Unalerted & Readonly<{ seen: number }>

/** The last message of others behind a place, and how many there are; without recalled ones, events and those of blocked people. */
export async function loadBehind(db: Reader, { conversationId, personId, seen }: Behind) {
  const behind = db
    .selectFrom('chatMessage')
    .where('conversationId', '=', conversationId)
    .where('sequence', '>', seen)
    .where('senderId', 'is not', null)
    .where('senderId', '<>', personId)
    .where('recalledAt', 'is', null)
    .where(isUnblocked('chatMessage.senderId', sql`${personId}`))
  const last = await behind
    .orderBy('sequence', 'desc')
    .limit(1)
    .select(['senderId', 'kind', 'body'])
    .executeTakeFirst()
  return last && { last, total: await countOf(behind) }
}
