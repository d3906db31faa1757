import type { TenantDb } from '@signet/db'
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

/** A row of a sheet as it was read: its cells, what they mean, and what is wrong with it. */
export type SheetLine = Readonly<{
  number: number
  cells: readonly string[]
  sent: FormValues
  problems: readonly RowProblem[]
}>

export async function insertLines(
  db: TenantDb,
  importId: string,
  lines: readonly SheetLine[],
): Promise<void> {
  const rows = lines.map((line) => ({ ...line, isBad: line.problems.length > 0 }))
  await db
    .insertInto('recordImportRow')
    .columns(['importId', 'number', 'cells', 'sent', 'problems', 'isBad'])
    .expression(
      sql`select ${importId}::text, line.number, array(select jsonb_array_elements_text(line.cells)), line.sent,
        line.problems, line."isBad"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as line (number integer, cells jsonb, sent jsonb, problems jsonb, "isBad" boolean)`,
    )
    .execute()
}

export async function removeLines(db: TenantDb, importId: string): Promise<void> {
  await db.deleteFrom('recordImportRow').where('importId', '=', importId).execute()
}

type Asked = Readonly<{ importId: string; after: number; limit: number; only: 'all' | 'bad' | 'good' }>

/** Rows after a number, in their order. */
export async function linesAfter(
  db: TenantDb,
  { importId, after, limit, only }: Asked,
): Promise<readonly SheetLine[]> {
  const rows = await db
    .selectFrom('recordImportRow')
    .where('importId', '=', importId)
    .where('number', '>', after)
    .$if(only !== 'all', (query) => query.where('isBad', '=', only === 'bad'))
    .select(['number', 'cells', 'sent', 'problems'])
    .orderBy('number')
    .limit(limit)
    .execute()
  // `sent` is what `kind.parse` gave: plain JSON, checked again before anything is stored.
  return rows.map((row) => ({ ...row, sent: row.sent as FormValues, problems: Problems.parse(row.problems) }))
}

/** What was refused while it was taken over. */
export async function markBad(
  db: TenantDb,
  importId: string,
  refused: readonly Pick<SheetLine, 'number' | 'problems'>[],
): Promise<void> {
  if (refused.length === 0) return

  const bad = sql<{ number: number; problems: string }>`jsonb_to_recordset(${JSON.stringify(refused)}::jsonb)`
  await db
    .updateTable('recordImportRow')
    .from(bad.as<'bad'>(sql`bad (number integer, problems jsonb)`))
    .set({ problems: sql<string>`bad.problems`, isBad: true })
    .where('importId', '=', importId)
    .whereRef('recordImportRow.number', '=', 'bad.number')
    .execute()
}
