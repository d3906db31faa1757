import type { Reader, TenantTables } from '@signet/db'
import { expressionBuilder, type RawBuilder, sql } from 'kysely'

/** Those of some people whom a person blocked. */
export async function blockedAmong(
  db: Reader,
  personId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  if (others.length === 0) return new Set()
  const rows = await db
    .selectFrom('chatBlock')
    .where('personId', '=', personId)
    .where('blockedId', '=', (eb) => eb.fn.any(eb.val([...others])))
    .select('blockedId')
    .execute()
  return new Set(rows.map(({ blockedId }) => blockedId))
}

/** Whether a person has not blocked who wrote a message, as a condition of a query; both are columns or values. */
export function isUnblocked(senderId: string, personId: RawBuilder<string>) {
  const { exists, not, selectFrom } = expressionBuilder<TenantTables>()
  return not(
    exists(
      selectFrom('chatBlock as block')
        .where(sql<boolean>`block.person_id = ${personId}`)
        .where(sql<boolean>`block.blocked_id = ${sql.ref(senderId)}`)
        .select('block.blockedId'),
    ),
  )
}
