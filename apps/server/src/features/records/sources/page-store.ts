import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Reader, TenantDb } from '@signet/db'
import type { SortKey } from '@signet/list'
import { sql } from 'kysely'
import type { FoundRow } from './found-row.ts'
import { type RowPosition, type Segment, segmentsOf } from './segments.ts'
import { orderedSql, type RecordQuery, type Sql, selectedOf, tableSql, whereSql } from './select-store.ts'

type Row = Readonly<Record<string, unknown>>

/** Returns records after a position, or from the beginning. */
export async function rowsAfter(
  tx: Reader,
  wanted: RecordQuery,
  after: RowPosition | null,
  limit: number,
): Promise<FoundRow[]> {
  const { columns, read } = selectedOf(wanted)
  const order = sql.join(wanted.keys.map((key, at) => orderSql(wanted, key, at)))
  const rows: FoundRow[] = []
  for (const segment of segmentsOf(wanted.keys, after)) {
    if (rows.length >= limit) break
    const found = await sql<Row>`select ${columns} from ${tableSql(wanted)}
      where ${whereSql(wanted)} and ${segmentSql(wanted, segment)}
      order by ${order}, m.id ${directionOf(wanted)} limit ${limit - rows.length}`.execute(tx)
    rows.push(...found.rows.map(read))
  }
  return rows
}

/**
 * Returns a page by number, segment by segment. Rows past the middle of a segment are read from its end, so
 * that the last page costs as little as the first. A segment whose count is cut has an unknown end, and is read from
 * its start.
 * @param counts number of records in each segment, up to a limit
 * @param isCut whether the limit was reached
 */
export async function rowsAt(
  tx: Reader,
  wanted: RecordQuery,
  { offset, limit, counts, isCut }: PagePlace,
): Promise<FoundRow[]> {
  const ids: string[] = []
  let start = 0
  for (const [at, segment] of segmentsOf(wanted.keys, null).entries()) {
    const count = counts[at] ?? 0
    const from = Math.max(offset + ids.length - start, 0)
    const part = { from, least: Math.min(limit - ids.length, count - from), count, isCut }
    if (part.least > 0) ids.push(...(await idsWithin(tx, wanted, segment, part)))
    start += count
  }
  return rowsByIds(tx, wanted, ids)
}

type PagePlace = Readonly<{ offset: number; limit: number; counts: readonly number[]; isCut: boolean }>
type PagePart = Readonly<{ from: number; least: number; count: number; isCut: boolean }>

async function idsWithin(
  tx: Reader,
  wanted: RecordQuery,
  segment: Segment,
  { from, least, count, isCut }: PagePart,
): Promise<string[]> {
  const isNear = isCut || from <= count / 2
  const order = wanted.keys.map((key, at) => (isNear ? orderSql : turnedSql)(wanted, key, at))
  const { rows } = await sql<{ id: string }>`select m.id from ${tableSql(wanted)}
    where ${whereSql(wanted)} and ${segmentSql(wanted, segment)}
    order by ${sql.join(order)}, m.id ${isNear ? directionOf(wanted) : reversedOrderSql(wanted)}
    offset ${isNear ? from : count - from - least} limit ${least}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  return isNear ? ids : ids.toReversed()
}

/** Returns the matching ones of these records, in the order of the ids. */
export async function rowsByIds(
  tx: Reader,
  wanted: RecordQuery,
  ids: readonly string[],
): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  const { columns, read } = selectedOf(wanted)
  const { rows } = await sql<Row>`select ${columns} from ${tableSql(wanted)}
    where m.id = any(${[...ids]}::text[]) and ${whereSql(wanted)}`.execute(tx)
  const byId = new Map(rows.map((row) => [String(row['id']), row]))
  return [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id)
    return row ? [read(row)] : []
  })
}

/** Within a segment the first key is present or missing throughout, so an index serves both directions. */
function orderSql(wanted: RecordQuery, key: SortKey, at: number): Sql {
  const column = orderedSql(wanted, key.field)
  if (at === 0) return key.isDescending ? sql`${column} desc` : sql`${column} asc`
  return key.isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
}

/** Reverses the order of a segment. */
function turnedSql(wanted: RecordQuery, key: SortKey, at: number): Sql {
  const column = orderedSql(wanted, key.field)
  if (at === 0) return key.isDescending ? sql`${column} asc` : sql`${column} desc`
  return key.isDescending ? sql`${column} asc nulls first` : sql`${column} desc nulls first`
}

function directionOf({ keys: [first] }: RecordQuery): Sql {
  return first?.isDescending ? sql`desc` : sql`asc`
}

function reversedOrderSql({ keys: [first] }: RecordQuery): Sql {
  return first?.isDescending ? sql`asc` : sql`desc`
}

function segmentSql(wanted: RecordQuery, { equal, next }: Segment): Sql {
  const same = equal.map((value, at) => {
    const column = columnAt(wanted, at)
    return value === null ? sql`${column} is null` : sql`${column} = ${boundKeySql(wanted, at, value)}`
  })
  return sql`${sql.join([...same, nextSql(wanted, next)], sql` and `)}`
}

function nextSql(wanted: RecordQuery, next: Segment['next']): Sql {
  const [first] = wanted.keys
  const beyond = first?.isDescending ? sql`<` : sql`>`
  switch (next.is) {
    case 'anything':
      return sql`true`
    case 'filled':
      return sql`${columnAt(wanted, next.key)} is not null`
    case 'missing':
      return sql`${columnAt(wanted, next.key)} is null`
    case 'after': {
      const sign = wanted.keys[next.key]?.isDescending ? sql`<` : sql`>`
      return sql`${columnAt(wanted, next.key)} ${sign} ${boundKeySql(wanted, next.key, next.value)}`
    }
    case 'afterRow':
      return sql`(${columnAt(wanted, next.key)}, m.id) ${beyond} (${boundKeySql(wanted, next.key, next.value)}, ${next.id})`
    case 'afterId':
      return sql`m.id ${beyond} ${next.id}`
  }
}

function columnAt(wanted: RecordQuery, at: number): Sql {
  const key = wanted.keys[at]
  return key ? orderedSql(wanted, key.field) : sql`null`
}

function boundKeySql({ keys }: RecordQuery, at: number, value: string): Sql {
  const field = keys[at]?.field
  const type = field ? typeOf(field) : 'text'
  // The type comes from the closed list of `columnTypes`; no other raw SQL is used.
  return sql`${value}::${sql.raw(type)}`
}

function typeOf(field: SortKey['field']): string {
  if (field.names) return 'text'
  if (field.from === 'record') return 'timestamptz'
  return field.order ? 'integer' : (field.column ?? 'text')
}

const atOnce = 5000

/**
 * Yields the ids of all matching records in order. They are sorted once and spooled to a file, so that a
 * slow reader holds neither memory nor a connection.
 */
export async function* idsInOrder(
  db: TenantDb,
  wanted: RecordQuery,
  limit: number,
): AsyncGenerator<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-order-'))
  try {
    const path = join(folder, 'ids')
    await writeIds(db, wanted, path)
    yield* readIds(path, limit)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeIds(db: TenantDb, wanted: RecordQuery, path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '10min'`.execute(tx)
      await sql`declare ids no scroll cursor for ${orderedIds(wanted)}`.execute(tx)
      for (;;) {
        const { rows } = await sql<{ id: string }>`fetch ${sql.lit(atOnce)} from ids`.execute(tx)
        if (rows.length === 0) return
        await file.write(rows.map(({ id }) => `${id}\n`).join(''))
      }
    })
  } finally {
    await file.close()
  }
}

async function* readIds(path: string, limit: number): AsyncGenerator<readonly string[]> {
  let ids: string[] = []
  for await (const id of createInterface({ input: createReadStream(path) })) {
    ids.push(id)
    if (ids.length < limit) continue
    yield ids
    ids = []
  }
  if (ids.length > 0) yield ids
}

/** Sorts as pages do: missing values last, the id in the direction of the first key. */
function orderedIds(wanted: RecordQuery): Sql {
  const direction = (key: RecordQuery['keys'][number] | undefined) =>
    key?.isDescending ? sql`desc nulls last` : sql`asc nulls last`
  const order = wanted.keys.map((key) => sql`${orderedSql(wanted, key.field)} ${direction(key)}`)
  return sql`select m.id from ${tableSql(wanted)} where ${whereSql(wanted)}
    order by ${sql.join([...order, sql`m.id ${direction(wanted.keys[0])}`])}`
}
