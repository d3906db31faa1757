import type { Column, ColumnType, DirectoryReferent, FormPlan, LocalizedText, PlanField } from '@signet/form'
import { z } from 'zod'
import { type Operator, operatorsOf } from '../conditions/operators.ts'

type FieldSource = Readonly<{
  path: string
  operators: readonly Operator[]
  isSortable: boolean
  /** Sort by the names of the stored ids. */
  names?: DirectoryReferent
}>

/** A field a list can show, filter or sort by. */
export type ListField = FieldSource &
  (
    | Readonly<{
        from: 'form'
        field: PlanField
        column: ColumnType | undefined
        label: LocalizedText
        /** Sort by the index in this list instead of the stored value. */
        order?: readonly string[]
      }>
    | Readonly<{ from: 'record'; system: SystemPath; type: SystemType }>
  )

const sortable: readonly (ColumnType | undefined)[] = ['text', 'numeric', 'date', 'timestamp', 'boolean']

/** The field of a path; undefined when unknown. */
export function listField(
  { byPath, definition }: Pick<FormPlan, 'byPath'> & Partial<Pick<FormPlan, 'definition'>>,
  path: string,
): ListField | undefined {
  // Rows of an interface have no author, case or creation time.
  if (isSystemPath(path)) return definition?.dataView ? undefined : systemField(path)
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
    ...usesOf(field, column),
    ...(definition?.dataView ? unsortedNames(field) : namesOf(field)),
    ...(sortedBy && sortedBy !== 'nothing' ? { order: sortedBy } : {}),
  }
}

type FieldUses = Pick<FieldSource, 'operators' | 'isSortable'>

/** A field that fills an interface parameter supports equality only and is not sortable. */
function usesOf({ kind, settings, parent, definition }: PlanField, column: Column | undefined): FieldUses {
  if (definition.asks !== undefined) return { operators: ['equals'], isSortable: false }

  const isOrdered = column && sortable.includes(column.type)
  return {
    operators: column || kind.holds === 'rows' ? operatorsOf(kind.searches) : [],
    isSortable: parent === undefined && Boolean(isOrdered) && kind.sortedBy?.(settings) !== 'nothing',
  }
}

function namesOf({ kind, settings }: PlanField): Pick<FieldSource, 'names'> {
  const names = kind.names(settings)
  return names ? { names } : {}
}

/** Interface rows are sorted without the directory, so ids have no names. */
function unsortedNames({ kind, settings }: PlanField): Partial<FieldSource> {
  return kind.names(settings) ? { isSortable: false } : {}
}

const namesBy: Readonly<Record<SystemType, DirectoryReferent | undefined>> = {
  person: 'people',
  organization: 'organizations',
  position: 'positions',
  instant: undefined,
  status: undefined,
}

function systemField(system: SystemPath): ListField {
  const { type, operators } = systemFields[system]
  const names = namesBy[type]
  const isSortable = type === 'instant' || names !== undefined
  return { from: 'record', path: system, system, type, operators, isSortable, ...(names && { names }) }
}

export function isNumeric(field: ListField): boolean {
  return field.from === 'form' && field.column === 'numeric'
}

/** A field of the form, a column of a sub-table (`lines.amount`), or what every record has (`$author`). */
export const ListPath = z
  .string()
  .max(90)
  .regex(/^(\$[a-z][A-Za-z]*|[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)?)$/)

/** System fields of every record, with type and operators. */
const systemFields = {
  $author: { type: 'person', operators: ['anyOf', 'noneOf'] },
  $createdAt: { type: 'instant', operators: ['between', 'atLeast', 'atMost'] },
  $changedBy: { type: 'person', operators: ['anyOf', 'noneOf'] },
  $changedAt: { type: 'instant', operators: ['between', 'atLeast', 'atMost'] },
  /** Organization of the author when the record was created. */
  $organization: { type: 'organization', operators: ['anyOf', 'noneOf', 'isEmpty', 'isNotEmpty'] },
  $position: { type: 'position', operators: ['anyOf', 'noneOf', 'isEmpty', 'isNotEmpty'] },
  /** Status of the record's case; empty without one. */
  $status: { type: 'status', operators: ['anyOf', 'noneOf', 'isEmpty', 'isNotEmpty'] },
} as const satisfies Record<string, { type: SystemType; operators: readonly Operator[] }>

export type SystemPath = keyof typeof systemFields
export type SystemType = 'person' | 'instant' | 'organization' | 'position' | 'status'

export function isSystemPath(path: string): path is SystemPath {
  return Object.hasOwn(systemFields, path)
}

export const systemPaths = Object.keys(systemFields).filter(isSystemPath)
