import { type Db, migrateTenant } from '@signet/db'

type NewTenant = Readonly<{
  /** `[a-z][a-z0-9_]{0,30}`; its schema is `t_<code>`. */
  code: string
  name: string
  isDemo: boolean
  /** ISO 8601. */
  now: string
}>

/** Creates a tenant's schema, tables and row; does nothing if it exists. */
export async function createTenant(db: Db, { code, name, isDemo, now }: NewTenant): Promise<void> {
  await migrateTenant(db, code)
  await db.platform
    .insertInto('tenant')
    .values({ code, name, isDemo, createdAt: now })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
