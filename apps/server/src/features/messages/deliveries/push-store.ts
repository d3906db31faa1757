import type { Reader, TenantDb, Tx } from '@signet/db'

type Subscription = Readonly<{
  id: string
  personId: string
  session: string
  endpoint: string
  p256dh: string
  auth: string
  userAgent: string
  createdAt: string
}>

/** Browsers of one person that are pushed to; the oldest ones give way. */
const mostBrowsers = 20

/** Keeps a subscription; a browser that another person used before is theirs alone now. */
export async function saveSubscription(tx: Tx, { id, ...row }: Subscription): Promise<void> {
  await tx
    .insertInto('pushSubscription')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  await tx
    .deleteFrom('pushSubscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('pushSubscription as older')
        .where('older.personId', '=', row.personId)
        .orderBy('older.createdAt', 'desc')
        .orderBy('older.id', 'desc')
        .offset(mostBrowsers)
        .select('older.id'),
    )
    .execute()
}

export function loadSubscriptions(db: Reader, personId: string) {
  return db
    .selectFrom('pushSubscription')
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .selectAll()
    .execute()
}

export async function removeSubscription(
  tx: Tx,
  { personId, endpoint }: Pick<Subscription, 'personId' | 'endpoint'>,
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where('personId', '=', personId)
    .where('endpoint', '=', endpoint)
    .execute()
}

export async function forgetSubscriptions(db: TenantDb, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('pushSubscription').where('id', 'in', ids).execute()
}
