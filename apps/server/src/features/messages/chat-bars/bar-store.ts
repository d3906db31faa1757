import type { Reader, Tx } from '@signet/db'

type Of = Readonly<{ conversationId: string; now: string }>

/** The bars of a conversation that hold now. */
export function loadBars(db: Reader, { conversationId, now }: Of) {
  return db
    .selectFrom('chatBar')
    .where('conversationId', '=', conversationId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .select(['personId', 'until'])
    .execute()
}

type Bar = Readonly<{
  conversationId: string
  personId: string
  until: string | null
  barredBy: string
  barredAt: string
}>

/** Bars a member, also one who was barred for another time. */
export async function saveBar(tx: Tx, bar: Bar): Promise<void> {
  const { until, barredBy, barredAt } = bar
  await tx
    .insertInto('chatBar')
    .values(bar)
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'personId']).doUpdateSet({ until, barredBy, barredAt }),
    )
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
