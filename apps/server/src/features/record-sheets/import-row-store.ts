import { type Reader, type TenantDb, tenantSchema } from '@signet/db'
import type { FormValues } from '@signet/form'
import { sql } from 'kysely'
import { z } from 'zod'

const RowProblem = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** What an administrator wrote. */
  message: z.unknown().optional(),
})
export type RowProblem = z.output<typeof RowProblem>
const Problems = z.array(RowProblem)

/** A row of a sheet as it was read: its cells, and what is wrong in it. */
export type SheetLine = Readonly<{
  number: number
  /** The number of the row in which its record begins. */
  record: number
  cells: readonly string[]
  /** What the whole record says, where it begins; nothing in its further rows. */
  sent: FormValues
  problems: readonly RowProblem[]
}>

export async function insertLines(
  db: TenantDb,
  importId: string,
  /** A row is bad when something is wrong anywhere in its record. */
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

type Asked = Readonly<{ importId: string; after: number; limit: number; only: 'all' | 'bad' }>

/** Rows after a number, in their order. */
export async function linesAfter(
  db: Reader,
  { importId, after, limit, only }: Asked,
): Promise<readonly SheetLine[]> {
  const rows = await db
    .selectFrom('recordImportRow')
    .where('importId', '=', importId)
    .where('number', '>', after)
    .$if(only === 'bad', (query) => query.where('isBad', '=', true))
    .select(['number', 'record', 'cells', 'sent', 'problems'])
    .orderBy('number')
    .limit(limit)
    .execute()
  // `sent` is what `kind.parse` gave: plain JSON, checked again before anything is stored.
  return rows.map((row) => ({ ...row, sent: row.sent as FormValues, problems: Problems.parse(row.problems) }))
}

/**
 * Tells PostgreSQL how many rows an import has now. Before it looks by itself it expects few, and sorts all that are
 * left for every batch that is taken over.
 */
export async function countLines(db: Reader, tenant: string): Promise<void> {
  await sql`analyze ${sql.id(tenantSchema(tenant), 'record_import_row')}`.execute(db)
}

type Sent = Pick<SheetLine, 'number' | 'record' | 'sent'>

/** Good rows after a number, with what their records say and no more. */
export async function goodLinesAfter(
  db: Reader,
  { importId, after, limit }: Omit<Asked, 'only'>,
): Promise<readonly Sent[]> {
  const rows = await db
    .selectFrom('recordImportRow')
    .where('importId', '=', importId)
    .where('number', '>', after)
    .where('isBad', '=', false)
    .select(['number', 'record', 'sent'])
    .orderBy('number')
    .limit(limit)
    .execute()
  return rows.map(({ sent, ...row }) => ({ ...row, sent: sent as FormValues }))
}

type Refused = Readonly<{
  /** The rows in which something is wrong. */
  lines: readonly Pick<SheetLine, 'number' | 'problems'>[]
  /** The records that are refused: their other rows are bad with them. */
  records: readonly number[]
}>

/** What was refused while it was taken over. */
export async function markBad(db: TenantDb, importId: string, { lines, records }: Refused): Promise<void> {
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
