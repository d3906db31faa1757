import type { FieldValue } from '../field-value.ts'
import type { Choice } from './form-environment.ts'

/** What a column of a chosen thing says, as plain text. */
export function columnText({ columns }: Pick<Choice, 'columns'>, column: string): string {
  const value: FieldValue | undefined = columns && Object.hasOwn(columns, column) ? columns[column] : null
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
