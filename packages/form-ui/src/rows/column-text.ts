import type { FieldValue } from '@signet/form'
import type { Choice } from '../form/form-environment.ts'

/** What a column of a chosen thing says, as people read it. */
export function columnText({ columns, texts }: Pick<Choice, 'columns' | 'texts'>, column: string): string {
  if (texts && Object.hasOwn(texts, column)) return texts[column] ?? ''
  const value: FieldValue | undefined = columns && Object.hasOwn(columns, column) ? columns[column] : null
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
