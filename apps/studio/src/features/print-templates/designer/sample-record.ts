import { type FormPlan, type Locale, rightsElsewhere, sheetLines } from '@signet/form'
import { PrintedRecord } from '@signet/print'

const inventedRows = 3

/** A record that nobody made: every field says its own name, so that one sees what stands where. */
export function sampleRecord(plan: FormPlan, locale: Locale): PrintedRecord {
  const lines = sheetLines(plan, {}, { reader: { locale }, rights: rightsElsewhere(), withEmpty: true })
  return PrintedRecord.parse({
    id: 'sample',
    lines: lines.map(({ columns, ...line }) => ({
      ...line,
      text: line.isHeading ? '' : `[${line.label}]`,
      ...(columns && {
        columns,
        rows: Array.from({ length: inventedRows }, () =>
          columns.map(({ path, label }) => ({ path, label, text: `[${label}]` })),
        ),
      }),
    })),
  })
}
