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

export type Tenant = Readonly<{ code: string; name: string; isDemo: boolean; suspendedAt: string | null }>

/** Returns all tenants, oldest first; an account without tenant belongs to the first. */
export function listTenants(db: Db): Promise<readonly Tenant[]> {
  return db.platform
    .selectFrom('tenant')
    .select(['code', 'name', 'isDemo', 'suspendedAt'])
    .orderBy('createdAt')
    .orderBy('code')
    .execute()
}

/** Returns the tenants whose work goes on. */
export async function workingTenants(db: Db): Promise<readonly Tenant[]> {
  return (await listTenants(db)).filter(({ suspendedAt }) => suspendedAt === null)
}

export async function defaultTenant(db: Db): Promise<string | undefined> {
  const [first] = await listTenants(db)
  return first?.code
}

export async function tenantExists(db: Db, code: string): Promise<boolean> {
  const found = await db.platform
    .selectFrom('tenant')
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether there is such a tenant and it is not suspended, for calls that bring a link in place of a session. */
export async function isOpenTenant(db: Db, code: string): Promise<boolean> {
  const found = await db.platform
    .selectFrom('tenant')
    .where('code', '=', code)
    .where('suspendedAt', 'is', null)
    .select('code')
    .executeTakeFirst()
  return found !== undefined
}
