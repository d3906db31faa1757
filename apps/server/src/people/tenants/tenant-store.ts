import type { Db } from '@signet/db'

export type Tenant = Readonly<{ code: string; name: string; isDemo: boolean }>

/** Returns all tenants, oldest first; an account without tenant belongs to the first. */
export function listTenants(db: Db): Promise<readonly Tenant[]> {
  return db.platform
    .selectFrom('tenant')
    .select(['code', 'name', 'isDemo'])
    .orderBy('createdAt')
    .orderBy('code')
    .execute()
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
