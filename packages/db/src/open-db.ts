import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type PlatformDb, type TenantDb, tenantSchema } from './handles.ts'
import { type Statements, statementPool } from './pipelining/index.ts'
import type { PlatformTables, TenantTables } from './tables.generated.ts'

/**
 * The database. Every handle has a schema, so forgetting the tenant is an error and never reads another tenant's
 * rows.
 */
export type Db = Readonly<{
  /** Connection URL, for the job queue, which opens its own connections. */
  url: string
  /**
   * The tables of all tenants, over connections of their own: transactions of tenants that hold all of theirs can still
   * ask about sessions. A transaction here must not wait for one of a tenant while others may do the reverse.
   */
  platform: PlatformDb
  /** Throws on an invalid tenant code. */
  tenant: (code: string) => TenantDb
  /**
   * The same tenant over separate connections, for short reads inside a transaction. Otherwise transactions that each
   * need one more connection could deadlock the pool.
   */
  beside: (code: string) => TenantDb
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Waits for the queries under way. */
  close: () => Promise<void>
}>

export type DbOptions = Readonly<{
  max?: number
  /** How long a query waits for a connection, in ms. */
  patience?: number
  /** `pipelined` by default. */
  statements?: Statements
}>

const second = 1000

/**
 * Opens a pool of connections without connecting. A connection lives at most ten minutes, because one that has used
 * many tenants' tables caches their descriptions. Queries time out after 30 s, idle transactions after 60 s.
 * @param url a PostgreSQL connection string; PostgreSQL 15 or newer
 */
export function openDb(
  url: string,
  { max = 20, patience = 5 * second, statements = 'pipelined' }: DbOptions = {},
): Db {
  const main = connect(url, { max, patience, statements })
  const side = connect(url, { max: sideConnections, patience, statements })
  const shared = connect(url, { max: platformConnections, patience, statements })

  return {
    url,
    platform: shared.withSchema('platform') as unknown as PlatformDb,
    tenant: handles(main),
    beside: handles(side),
    ping: async () => {
      await sql`select 1`.execute(main)
    },
    close: async () => {
      await Promise.all([main.destroy(), side.destroy(), shared.destroy()])
    },
  }
}

/** Enough for short reads outside transactions. */
const sideConnections = 2
/** Enough for sign-ins and sessions: statements of a moment, and few transactions. */
const platformConnections = 6

function connect(
  url: string,
  { max, patience, statements }: Required<DbOptions>,
): Kysely<PlatformTables & TenantTables> {
  const { pool, lines } = statementPool(statements, {
    connectionString: url,
    max,
    application_name: 'signet',
    options: '-c search_path=extensions -c TimeZone=UTC -c DateStyle=ISO',
    types: valueParsers,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 30 * second,
    maxLifetimeSeconds: 600,
    statement_timeout: 30 * second,
    idle_in_transaction_session_timeout: 60 * second,
  })
  // The pool has dropped the connection already; the next query gets a new one or the error.
  pool.on('error', () => undefined)
  // A borrowed connection that breaks also emits an error event, which would end the process if unhandled.
  pool.on('connect', (client) => client.on('error', () => undefined))

  return new Kysely<PlatformTables & TenantTables>({
    dialect: new PostgresDialect({ pool: lines }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

function handles(root: Kysely<PlatformTables & TenantTables>): (code: string) => TenantDb {
  const tenants = new Map<string, TenantDb>()
  return (code) => {
    const known = tenants.get(code) ?? (root.withSchema(tenantSchema(code)) as unknown as TenantDb)
    tenants.set(code, known)
    return known
  }
}

type Parser = (text: string) => unknown

const { builtins } = pg.types

const arrays: Readonly<Record<'text' | 'date' | 'timestamp' | 'timestamptz', number>> = {
  text: 1009,
  date: 1182,
  timestamp: 1115,
  timestamptz: 1185,
}

const parsers: Readonly<Record<number, Parser>> = {
  [builtins.TIMESTAMPTZ]: isoInstant,
  [builtins.TIMESTAMP]: asText,
  [builtins.DATE]: asText,
  [arrays.timestamptz]: (text) => textArray(text).map((part) => part && isoInstant(part)),
  [arrays.timestamp]: textArray,
  [arrays.date]: textArray,
}

/**
 * PostgreSQL values in TypeScript: `timestamptz` as ISO 8601 in UTC (`2026-01-31T08:00:00.000Z`, three fraction
 * digits, six when stored), `date` as `2026-01-31`, `numeric` and `bigint` as text (lossless), `json` parsed. The
 * session must run with TimeZone UTC and DateStyle ISO.
 */
const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ??
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

function isoInstant(text: string): string {
  const parts = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text)
  if (!parts) return text

  const [, day, time, fraction = ''] = parts
  return `${day}T${time}.${fraction.length > 3 ? fraction.padEnd(6, '0') : fraction.padEnd(3, '0')}Z`
}

function textArray(text: string): (string | null)[] {
  return (pg.types.getTypeParser(arrays.text, 'text') as (text: string) => (string | null)[])(text)
}

function asText(text: string): string {
  return text
}
