import { textIn } from '../definition/localized-text.ts'
import type { Reader } from '../kind/field-kind.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { type FieldValue, type FormValues, isEmptyValue } from '../values/field-value.ts'
import { isPlainObject } from '../values/plain-object.ts'

/** A label with its value as people read it. */
export type TextLine = Readonly<{ path: string; label: string; text: string }>

/** A line of a print sheet; a sub-table has the lines of each row. */
export type PrintLine = TextLine & Readonly<{ rows?: readonly (readonly TextLine[])[] }>

const mostKeyFields = 3

/** The first three key fields that are filled in, for cards and notices. Hidden ones are not in `visibleValues`. */
export function summary(plan: FormPlan, values: FormValues, reader: Reader): TextLine[] {
  return plan.fields
    .filter((field) => field.definition.inList && !isEmptyValue(values[field.key]))
    .slice(0, mostKeyFields)
    .map((field) => textLine(field, values[field.key], reader))
}

/** Every filled-in field with its rows, in the order of the form. */
export function printText(plan: FormPlan, values: FormValues, reader: Reader): PrintLine[] {
  return plan.fields
    .filter((field) => !isEmptyValue(values[field.key]))
    .map((field) => {
      const line = textLine(field, values[field.key], reader)
      return field.kind.holds === 'rows'
        ? { ...line, rows: rowLines(field, values[field.key], reader) }
        : line
    })
}

/** One value as people read it. */
export function textOfValue(field: PlanField, value: FieldValue | undefined, reader: Reader): string {
  return isEmptyValue(value) ? '' : field.kind.text(value ?? null, field.settings, reader)
}

function textLine(field: PlanField, value: FieldValue | undefined, reader: Reader): TextLine {
  return {
    path: field.path,
    label: textIn(reader.locale, field.definition.label),
    text: textOfValue(field, value, reader),
  }
}

function rowLines(table: PlanField, rows: FieldValue | undefined, reader: Reader): TextLine[][] {
  if (!Array.isArray(rows)) return []
  return rows
    .filter(isPlainObject)
    .map((row) => table.columns.map((column) => textLine(column, row[column.key] as FieldValue, reader)))
}
