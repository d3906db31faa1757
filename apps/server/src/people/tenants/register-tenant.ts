import type { RefusalCode } from '@signet/contract'
import { type Db, migrateTenant, type PlatformTx, tenantSchema } from '@signet/db'
import { Refusal } from '@signet/std'
import { sql } from 'kysely'

type Registered = Readonly<{
  code: string
  name: string
  /** ISO 8601. */
  now: string
  /** Since when companies are counted, and how many may register until now. */
  counted: Readonly<{ since: string; most: number }>
  /** What it may use until the operator allows more. */
  bounds: Readonly<{ mostPeople: number; mostBytes: string; callsPerMinute: number }>
}>

/**
 * Creates a tenant that `found` fills; the tenant is there once all of it is done, and nothing of it otherwise.
 * Refuses `registration.codeTaken`, `registration.tooMany`, and `request.tooMany` while another one registers: who
 * waits would hold a connection that the other needs.
 */
export async function registerTenant(
  db: Db,
  { code, name, now, counted, bounds }: Registered,
  found: () => Promise<void>,
): Promise<void> {
  await db.platform.transaction().execute(async (tx) => {
    await refuseBusy(tx)
    const schema = tenantSchema(code)
    const { rows } = await sql`select 1 from pg_catalog.pg_namespace where nspname = ${schema}`.execute(tx)
    if (rows.length > 0) throw new Refusal<RefusalCode>('registration.codeTaken')
    const { count } = await tx
      .selectFrom('tenant')
      .where('createdAt', '>', counted.since)
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
    if (count >= counted.most) throw new Refusal<RefusalCode>('registration.tooMany')

    try {
      await migrateTenant(db, code)
      await found()
    } catch (error) {
      await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(db.platform)
      throw error
    }
    await tx
      .insertInto('tenant')
      .values({ code, name, createdAt: now, ...bounds })
      .execute()
  })
}

async function refuseBusy(tx: PlatformTx): Promise<void> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('signet.register', 0)) as "isOurs"`.execute(tx)
  if (!rows[0]?.isOurs) throw new Refusal<RefusalCode>('request.tooMany', { seconds: 5 })
}
