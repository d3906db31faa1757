export { CannotStart } from './embedded/cluster.ts'
export type { PlatformDb, PlatformTx, Reader, TenantDb, Tx } from './handles.ts'
export { tenantSchema } from './handles.ts'
export {
  applyMigration,
  type Migration,
  migratePlatform,
  migrateTenant,
  type Run,
  readMigrations,
} from './migrate.ts'
export { type Db, openDb } from './open-db.ts'
export {
  keepPlanOf,
  prepared,
  preparedPost,
  preparedPostRows,
  preparedRead,
  preparedWrite,
  type Statements,
} from './pipelining/index.ts'
export { boundedCount, containsPattern, countOf, isNamedLike, newestFirst, totalOf } from './queries.ts'
export type { PlatformTables, TenantTables } from './tables.generated.ts'
