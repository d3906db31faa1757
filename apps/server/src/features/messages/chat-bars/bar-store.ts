import { prepared, type Reader, type Tx } from '@signet/db'

type Of = Readonly<{ conversationId: string; now: string }>

const held = prepared((db, { conversationId, now }: Of) =>
  db
    .selectFrom('chatBar')
    .where('conversationId', '=', conversationId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .select(['personId', 'until', 'byModerator']),
)

/** The bars of a conversation that hold now. */
export function loadBars(db: Reader, of: Of) {
  return held(db, of)
}

type Bar = Readonly<{
  conversationId: string
  personId: string
  until: string | null
  barredBy: string
  barredAt: string
  byModerator: boolean
}>

/** Bars a member, also one who was barred for another time. */
export async function saveBar(tx: Tx, bar: Bar): Promise<void> {
  const { conversationId: _, personId: __, ...terms } = bar
  await tx
    .insertInto('chatBar')
    .values(bar)
    .onConflict((conflict) => conflict.columns(['conversationId', 'personId']).doUpdateSet(terms))
    .execute()
}

export async function deleteBar(
  tx: Tx,
  { conversationId, personId }: Pick<Bar, 'conversationId' | 'personId'>,
): Promise<void> {
  await tx
    .deleteFrom('chatBar')
    .where('conversationId', '=', conversationId)
    .where('personId', '=', personId)
    .execute()
}
