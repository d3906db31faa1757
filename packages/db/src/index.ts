export { CannotStart } from './cannot-start.ts'
export { containing } from './containing.ts'
export { countOf } from './count-of.ts'
export { keepPlanOf } from './kept-plans.ts'
export { migratePlatform, migrateTenant } from './migrate.ts'
export { newestFirst } from './newest-first.ts'
export {
  type Db,
  openDb,
  type PlatformDb,
  type PlatformTx,
  type PoolSize,
  type Reader,
  type TenantDb,
  type Tx,
} from './open-db.ts'
export { asked, posted, postedRows, prepared, preparedWrite } from './prepared.ts'
export type { PlatformTables, TenantTables } from './tables.generated.ts'
export { tenantSchema } from './tenant-schema.ts'
