import type { Reader, Tx } from '@signet/db'
import { type FormPlan, type FormValues, type PlanField, referencesOf } from '@signet/form'
import { sql } from 'kysely'

type CarriedFile = Readonly<{ fileId: string; path: string }>

/** Opens files to readers of these fields, and closes files that the record no longer contains. */
export async function carryFiles(
  tx: Tx,
  { formId, recordId, files }: Readonly<{ formId: string; recordId: string; files: readonly CarriedFile[] }>,
): Promise<void> {
  await tx.deleteFrom('recordFile').where('formId', '=', formId).where('recordId', '=', recordId).execute()
  if (files.length === 0) return

  await tx
    .insertInto('recordFile')
    .columns(['fileId', 'formId', 'recordId', 'path'])
    .expression(
      sql`select one.file_id, ${formId}::text, ${recordId}::text, one.path from unnest(
        ${files.map(({ fileId }) => fileId)}::text[], ${files.map(({ path }) => path)}::text[]) as one (file_id, path)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const mostPlaces = 20

export function placesOf(tx: Reader, fileId: string) {
  return tx
    .selectFrom('recordFile')
    .where('fileId', '=', fileId)
    .select(['formId', 'recordId', 'path'])
    .limit(mostPlaces)
    .execute()
}

/** Returns the files in a record, with the field or column of each. */
export function filesInRecord({ fields }: FormPlan, values: FormValues): readonly CarriedFile[] {
  return fields.flatMap((field) => {
    if (field.kind.holds !== 'rows') return inField(field, values)
    const rows = values[field.key]
    return (Array.isArray(rows) ? rows : []).flatMap((row: FormValues) =>
      field.columns.flatMap((column) => inField(column, row)),
    )
  })
}

function inField(field: PlanField, values: FormValues): CarriedFile[] {
  return referencesOf({ fields: [field] }, values).files.map((fileId) => ({ fileId, path: field.path }))
}
