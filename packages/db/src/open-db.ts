import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type PlatformDb, type TenantDb, tenantSchema } from './handles.ts'
import { type Statements, statementPool } from './pipelining/index.ts'
import type { PlatformTables, TenantTables } from './tables.generated.ts'

/** The database. There is no handle without a schema: whoever forgets the tenant gets an error, never a neighbour's rows. */
export type Db = Readonly<{
  /** Where it was opened, for those who bring their own connections (the job queue). */
  url: string
  platform: PlatformDb
  /** Throws on something that is not a tenant code. */
  tenant: (code: string) => TenantDb
  /**
   * The same tenant over a few connections of their own, for short reads by whoever may be holding a transaction: were
   * all connections held by transactions that each wait for one more, none would ever go on.
   */
  beside: (code: string) => TenantDb
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>
  /** Waits for the queries under way. */
  close: () => Promise<void>
}>

export type DbOptions = Readonly<{
  max?: number
  /** How long a query waits for a connection before it is given up, in ms. */
  patience?: number
  /** `pipelined` by default. */
  statements?: Statements
}>

const second = 1000

/**
 * Opens a pool of connections; no query is sent yet. A connection lives ten minutes at most, since one that has
 * touched many tenants' tables keeps their descriptions in memory. A query ends after 30 s, an idle transaction after 60 s.
 * @param url a PostgreSQL connection string; PostgreSQL 15 or newer
 */
export function openDb(
  url: string,
  { max = 20, patience = 5 * second, statements = 'pipelined' }: DbOptions = {},
): Db {
  const main = connect(url, { max, patience, statements })
  const side = connect(url, { max: sideConnections, patience, statements })

  return {
    url,
    platform: main.withSchema('platform') as unknown as PlatformDb,
    tenant: handles(main),
    beside: handles(side),
    ping: async () => {
      await sql`select 1`.execute(main)
    },
    close: async () => {
      await Promise.all([main.destroy(), side.destroy()])
    },
  }
}

/** Enough for short reads that hold nothing. */
const sideConnections = 2

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
  // The pool has already dropped such a connection: whoever asks next gets a new one, or the error itself.
  pool.on('error', () => undefined)
  // A connection that breaks while it is lent out says so beside the query's own error; unheard, it would end the process.
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
 * How PostgreSQL's values reach TypeScript: `timestamptz` as ISO 8601 in UTC (`2026-01-31T08:00:00.000Z`, three
 * digits of a second, six when the database knows them), `date` as `2026-01-31`, `numeric` and `bigint` as text
 * (no digit is lost), `json` parsed. The session must run with TimeZone UTC and DateStyle ISO.
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
