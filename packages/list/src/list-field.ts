import type { ColumnType, FormPlan, LocalizedText, PlanField } from '@signet/form'
import { type Operator, operatorsOf } from './operators.ts'
import { isSystemPath, type SystemPath, type SystemType, systemFields } from './system-fields.ts'

type Known = Readonly<{ path: string; operators: readonly Operator[]; isSortable: boolean }>

/** Something that a list may show, ask for or sort by. */
export type ListField = Known &
  (
    | Readonly<{
        from: 'form'
        field: PlanField
        column: ColumnType | undefined
        label: LocalizedText
        /** Records are sorted by the place in this list, not by what is stored. */
        order?: readonly string[]
      }>
    | Readonly<{ from: 'record'; system: SystemPath; type: SystemType }>
  )

const sortable: readonly (ColumnType | undefined)[] = ['text', 'numeric', 'date', 'timestamp', 'boolean']

/** What a path names; undefined when it names nothing that a list knows. */
export function listField({ byPath }: Pick<FormPlan, 'byPath'>, path: string): ListField | undefined {
  if (isSystemPath(path)) return systemField(path)
  const field = byPath.get(path)
  if (!field || field.kind.holds === 'fields' || field.kind.holds === 'nothing') return undefined

  const column = field.kind.column(field.settings)
  const sortedBy = field.kind.sortedBy?.(field.settings)
  return {
    from: 'form',
    path,
    field,
    column: column?.type,
    label: field.definition.label,
    operators: column || field.kind.holds === 'rows' ? operatorsOf(field.kind.searches) : [],
    isSortable:
      field.parent === undefined &&
      sortable.includes(column?.type) &&
      !column?.references &&
      sortedBy !== 'nothing',
    ...(sortedBy && sortedBy !== 'nothing' ? { order: sortedBy } : {}),
  }
}

function systemField(system: SystemPath): ListField {
  const { type, operators } = systemFields[system]
  return { from: 'record', path: system, system, type, operators, isSortable: type === 'instant' }
}
