import type { Kysely, Transaction } from 'kysely'
import type { PlatformTables, TenantTables } from './tables.generated.ts'

export type PlatformDb = Kysely<PlatformTables>

export type TenantDb = Kysely<TenantTables>

/** A transaction in the schema of one tenant. */
export type Tx = Transaction<TenantTables>
/**
 * A read-only handle of a tenant: code that takes a `Reader` cannot write outside a transaction. Both `Tx` and
 * `TenantDb` are readers.
 */
export type Reader = Pick<TenantDb, 'selectFrom' | 'selectNoFrom' | 'with' | 'withRecursive' | 'getExecutor'>
export type PlatformTx = Transaction<PlatformTables>

const code = /^[a-z][a-z0-9_]{0,30}$/

/**
 * The PostgreSQL schema of a tenant: `t_<code>`. Throws on an invalid code, so that foreign text never becomes an
 * identifier.
 */
export function tenantSchema(tenant: string): string {
  if (!code.test(tenant)) throw new Error(`Not a tenant code: ${JSON.stringify(tenant)}`)

  return `t_${tenant}`
}
