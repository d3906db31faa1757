import { type Tx, tenantSchema } from '@signet/db'
import type { FormPlan, FormValues, PlanField } from '@signet/form'
import { sql } from 'kysely'
import { mainTable, type RecordPlace } from './record-place.ts'

type Saved = Readonly<{ id: string; values: FormValues }>

/**
 * Writes in the ledger which records have the numbers that were taken for them at this instant, in one statement; in
 * none for a form without numbers.
 */
export async function linkNumbers(
  place: RecordPlace<Tx>,
  { records, now }: Readonly<{ records: readonly Saved[]; now: string }>,
): Promise<void> {
  const { plan, tx, tenant } = place
  const links = records.flatMap(({ id, values }) =>
    numbersIn(plan, values).map((number) => ({ number, record: id })),
  )
  if (links.length === 0) return

  await sql`update ${sql.id(tenantSchema(tenant), 'bill_number')} as taken set form_table = ${mainTable(place).name}, record_id = link.record
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (number text, record text)
    where taken.number = link.number and taken.taken_at = ${now}::timestamptz
      and taken.record_id is null and taken.voided_at is null`.execute(tx)
}

type Voiding = Readonly<{
  recordId: string
  by: string
  now: string
  reason: 'recordDeleted' | 'caseDeleted'
}>

/** Makes the numbers of a deleted record void. They are never given again. */
export async function voidNumbers(tx: Tx, { recordId, by, now, reason }: Voiding): Promise<void> {
  await tx
    .updateTable('billNumber')
    .set({ voidedAt: now, voidedBy: by, voidReason: reason })
    .where('recordId', '=', recordId)
    .where('voidedAt', 'is', null)
    .execute()
}

function numbersIn({ fields }: Pick<FormPlan, 'fields'>, values: FormValues): readonly string[] {
  return fields.flatMap((field) =>
    field.kind.holds === 'rows'
      ? rowsOf(values[field.key]).flatMap((row) => field.columns.flatMap((column) => numberOf(column, row)))
      : numberOf(field, values),
  )
}

function numberOf({ kind, settings, key }: PlanField, values: FormValues): readonly string[] {
  const value = kind.assignment?.(settings)?.from === 'billRule' ? values[key] : undefined
  return typeof value === 'string' && value !== '' ? [value] : []
}

function rowsOf(value: FormValues[string] | undefined): readonly FormValues[] {
  return Array.isArray(value) ? (value as readonly FormValues[]) : []
}
