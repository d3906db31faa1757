import { type Reader, type TenantDb, tenantSchema } from '@signet/db'
import type { FormValues } from '@signet/form'
import { sql } from 'kysely'
import { z } from 'zod'

export const RowProblem = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** A sentence an administrator wrote. */
  message: z.unknown().optional(),
})
export type RowProblem = z.output<typeof RowProblem>
const Problems = z.array(RowProblem)

/** A row of a sheet as read, with its cells and problems. */
export type SheetLine = Readonly<{
  number: number
  /** Number of the row where its record begins. */
  record: number
  cells: readonly string[]
  /** Values of the whole record, on its first row; empty on further rows. */
  sent: FormValues
  problems: readonly RowProblem[]
}>

export async function insertLines(
  db: TenantDb,
  importId: string,
  /** A row is bad when any row of its record has a problem. */
  rows: readonly (SheetLine & Readonly<{ isBad: boolean }>)[],
): Promise<void> {
  await db
    .insertInto('recordImportRow')
    .columns(['importId', 'number', 'record', 'cells', 'sent', 'problems', 'isBad'])
    .expression(
      sql`select ${importId}::text, line.number, line.record, array(select jsonb_array_elements_text(line.cells)), line.sent,
        line.problems, line."isBad"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as line (number integer, record integer, cells jsonb, sent jsonb, problems jsonb, "isBad" boolean)`,
    )
    .execute()
}

export async function removeLines(db: TenantDb, importId: string): Promise<void> {
  await db.deleteFrom('recordImportRow').where('importId', '=', importId).execute()
}

type LineQuery = Readonly<{ importId: string; after: number; limit: number; only: 'all' | 'bad' | 'good' }>

/** Bytes of rows read at once, so that parsing them is short; one row may have more. */
const bytesAtOnce = 400_000

/** Returns the numbers after one, at most `limit` and `bytesAtOnce`, in order, and whether there are more. */
async function numbersAfter(db: Reader, { importId, after, limit, only }: LineQuery) {
  const rows = await db
    .selectFrom('recordImportRow')
    .where('importId', '=', importId)
    .where('number', '>', after)
    .$if(only !== 'all', (query) => query.where('isBad', '=', only === 'bad'))
    .select(['number', sql<number>`pg_column_size(cells) + pg_column_size(sent)`.as('bytes')])
    .orderBy('number')
    .limit(limit + 1)
    .execute()
  let bytes = 0
  const taken = rows.slice(0, limit).filter(({ bytes: own }, at) => {
    bytes += own
    return at === 0 || bytes <= bytesAtOnce
  })
  return { numbers: taken.map(({ number }) => number), hasMore: taken.length < rows.length }
}

type Lines<Line> = Readonly<{ lines: readonly Line[]; hasMore: boolean }>

/** Returns the next rows after a number, in order; fewer than `limit` where they are large. */
export async function linesAfter(db: Reader, query: LineQuery): Promise<Lines<SheetLine>> {
  const { numbers, hasMore } = await numbersAfter(db, query)
  if (numbers.length === 0) return { lines: [], hasMore }
  const rows = await db
    .selectFrom('recordImportRow')
    .where('importId', '=', query.importId)
    .where('number', 'in', numbers)
    .select(['number', 'record', 'cells', 'sent', 'problems'])
    .orderBy('number')
    .execute()
  // `sent` is plain JSON from `kind.parse`, checked again before anything is stored.
  const lines = rows.map((row) => ({
    ...row,
    sent: row.sent as FormValues,
    problems: Problems.parse(row.problems),
  }))
  return { lines, hasMore }
}

/**
 * Updates the planner's statistics. Until autovacuum does, PostgreSQL expects few rows and sorts all
 * remaining ones for every batch.
 */
export async function countLines(db: Reader, tenant: string): Promise<void> {
  await sql`analyze ${sql.id(tenantSchema(tenant), 'record_import_row')}`.execute(db)
}

type SentLine = Pick<SheetLine, 'number' | 'record' | 'sent'>

/** Returns the next good rows after a number as `linesAfter` does, with only the values of their records. */
export async function goodLinesAfter(db: Reader, query: Omit<LineQuery, 'only'>): Promise<Lines<SentLine>> {
  const { numbers, hasMore } = await numbersAfter(db, { ...query, only: 'good' })
  if (numbers.length === 0) return { lines: [], hasMore }
  const rows = await db
    .selectFrom('recordImportRow')
    .where('importId', '=', query.importId)
    .where('number', 'in', numbers)
    .select(['number', 'record', 'sent'])
    .orderBy('number')
    .execute()
  return { lines: rows.map(({ sent, ...row }) => ({ ...row, sent: sent as FormValues })), hasMore }
}

type RefusedLines = Readonly<{
  /** The rows with problems. */
  lines: readonly Pick<SheetLine, 'number' | 'problems'>[]
  /** The refused records; their other rows become bad too. */
  records: readonly number[]
}>

/** Marks rows refused during the import. */
export async function markBad(
  db: TenantDb,
  importId: string,
  { lines, records }: RefusedLines,
): Promise<void> {
  if (records.length === 0) return

  const bad = sql<{ number: number; problems: string }>`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)`
  await db
    .updateTable('recordImportRow')
    .from(bad.as<'bad'>(sql`bad (number integer, problems jsonb)`))
    .set({ problems: sql<string>`bad.problems` })
    .where('importId', '=', importId)
    .whereRef('recordImportRow.number', '=', 'bad.number')
    .execute()
  await db
    .updateTable('recordImportRow')
    .set({ isBad: true })
    .where('importId', '=', importId)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('number', 'in', records),
        and([eb('record', 'in', records), eb('record', '<>', ref('number'))]),
      ]),
    )
    .execute()
}
