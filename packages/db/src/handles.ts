import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables, TenantTables } from './tables.generated.ts'

export type PlatformDb = Kysely<PlatformTables>

export type TenantDb = Kysely<TenantTables>

/** A transaction that was opened on the handle of one tenant, and stays in its schema. */
export type Tx = Transaction<TenantTables>
/**
 * A tenant's handle for reading: all of its statements are selects, so what only takes a `Reader` cannot write outside of
 * a transaction. Both `Tx` and `TenantDb` are readers.
 */
export type Reader = Pick<TenantDb, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'getExecutor'>
export type PlatformTx = Transaction<PlatformTables>

const code = /^[a-z][a-z0-9_]{0,30}$/

/** The PostgreSQL schema of a tenant: `t_<code>`. Throws on a code that could not be a tenant's, so that no text of a stranger becomes an identifier. */
export function tenantSchema(tenant: string): string {
  if (!code.test(tenant)) throw new Error(`Not a tenant code: ${JSON.stringify(tenant)}`)

  return `t_${tenant}`
}
