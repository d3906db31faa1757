// Generated from migrations/*.sql by `npm run db:types`. Do not edit.
import type { Generated } from 'kysely'

export type PlatformTables = {
  migration: { name: string; checksum: string; appliedAt: Generated<string> }
}

export type TenantTables = {
  migration: { name: string; checksum: string; appliedAt: Generated<string> }
}
