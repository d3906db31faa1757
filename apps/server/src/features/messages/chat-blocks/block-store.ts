import type { Reader, Tx } from '@signet/db'

export function loadBlocks(db: Reader, personId: string) {
  return db
    .selectFrom('chatBlock')
    .where('personId', '=', personId)
    .orderBy('blockedAt', 'desc')
    .orderBy('blockedId')
    .select(['blockedId', 'blockedAt'])
    .execute()
}

type Block = Readonly<{ personId: string; blockedId: string; blockedAt: string }>

export async function insertBlock(tx: Tx, block: Block): Promise<void> {
  await tx
    .insertInto('chatBlock')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns whether there was one. */
export async function deleteBlock(
  tx: Tx,
  { personId, blockedId }: Omit<Block, 'blockedAt'>,
): Promise<boolean> {
  const done = await tx
    .deleteFrom('chatBlock')
    .where('personId', '=', personId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst()
  return Number(done.numDeletedRows) > 0
}

/** Marks what two people said to each other as read by one of them. */
export async function readDirect(tx: Tx, { personId, blockedId }: Omit<Block, 'blockedAt'>): Promise<void> {
  const [firstId, secondId] = [personId, blockedId].toSorted()
  await tx
    .updateTable('conversationMember as own')
    .from('conversation')
    .set((eb) => ({ readSequence: eb.ref('conversation.lastSequence') }))
    .whereRef('conversation.id', '=', 'own.conversationId')
    .where('conversation.kind', '=', 'direct')
    .where('conversation.firstId', '=', firstId ?? '')
    .where('conversation.secondId', '=', secondId ?? '')
    .where('own.personId', '=', personId)
    .whereRef('own.readSequence', '<', 'conversation.lastSequence')
    .execute()
}
