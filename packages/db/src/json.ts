import type { ColumnType } from 'kysely'

/**
 * A `json` or `jsonb` column: read as whatever was stored (check it with a schema), written as `JSON.stringify(value)`,
 * because the driver would turn a bare array into a PostgreSQL array.
 */
export type Json = ColumnType<unknown, string, string>
