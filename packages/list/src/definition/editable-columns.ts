import type { FormPlan } from '@signet/form'
import type { ListDefinition } from './list-definition.ts'
import { type ListField, listField } from './list-field.ts'

/**
 * Columns whose cells may be changed where they stand, as far as the list and the kinds of its fields go. Whether that
 * holds on a record, and for whom, its rights say.
 */
export function editableColumns(
  { inlineEdit, columns }: Pick<ListDefinition, 'inlineEdit' | 'columns'>,
  form: Pick<FormPlan, 'byPath'>,
): ReadonlySet<string> {
  if (!inlineEdit) return new Set()
  const paths = columns.map(({ field }) => field)
  return new Set(paths.filter((path) => isTyped(listField(form, path))))
}

/** One value of the record itself that people fill in, not the product. */
function isTyped(field: ListField | undefined): boolean {
  if (field?.from !== 'form' || field.field.parent !== undefined) return false
  const { kind, settings } = field.field
  return kind.holds === 'value' && !kind.fill && !kind.formula?.(settings) && !kind.assignment?.(settings)
}
