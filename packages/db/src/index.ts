export { CannotStart } from './cannot-start.ts'
export { containing } from './containing.ts'
export { countOf } from './count-of.ts'
export type { PlatformDb, PlatformTx, Reader, TenantDb, Tx } from './handles.ts'
export { migratePlatform, migrateTenant } from './migrate.ts'
export { newestFirst } from './newest-first.ts'
export { type Db, openDb } from './open-db.ts'
export {
  asked,
  keepPlanOf,
  posted,
  postedRows,
  prepared,
  preparedWrite,
  type Statements,
} from './pipelining/index.ts'
export type { PlatformTables, TenantTables } from './tables.generated.ts'
export { tenantSchema } from './tenant-schema.ts'
