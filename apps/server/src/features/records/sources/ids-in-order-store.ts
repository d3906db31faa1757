import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TenantDb } from '@signet/db'
import { sql } from 'kysely'
import { orderedSql, type RecordQuery, type Sql, tableSql, whereSql } from './select-store.ts'

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
