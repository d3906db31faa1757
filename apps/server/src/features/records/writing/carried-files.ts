import { type FormPlan, type FormValues, type PlanField, referencesOf } from '@signet/form'
import type { CarriedFile } from './record-file-store.ts'

/** Returns the files in a record, with the field or column of each. */
export function carriedFiles({ fields }: FormPlan, values: FormValues): readonly CarriedFile[] {
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
