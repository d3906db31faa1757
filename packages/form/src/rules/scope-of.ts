import type { FieldDomain, FieldDomains, Scope, ValueType } from '@signet/formula'
import type { DraftField } from '../definition/draft-field.ts'
import type { FormPlan, PlanField } from '../plan/form-plan.ts'
import { isEmptyValue } from '../values/field-value.ts'

/** Returns the names that formulas of the form may use: fields by key, sub-tables as rows of columns. */
export function scopeOf(plan: FormPlan): Scope {
  return plan.scope
}

type TypedField = Pick<DraftField, 'key' | 'kind' | 'settings' | 'columns'>

export function formScope(fields: readonly TypedField[]): Scope {
  const tables = fields.filter(({ kind }) => kind.holds === 'rows')
  const rows = tables.map(({ key, columns }) => [key, { rows: columnTypes(columns) }] as const)
  return { ...columnTypes(fields), ...Object.fromEntries(rows) }
}

/** Adds the columns of a row, which shadow fields of the form with the same key. */
export function rowScope(scope: Scope, columns: readonly TypedField[]): Scope {
  return { ...scope, ...columnTypes(columns) }
}

function columnTypes(columns: readonly TypedField[]): Record<string, ValueType> {
  const types: Record<string, ValueType> = {}
  for (const { key, kind, settings } of columns) {
    const type = kind.valueType(settings)
    if (type) types[key] = type
  }
  return types
}

/**
 * Returns the values that fields can have in formulas where that is less than their types allow: options, limits and
 * digits. `isAsked` tells whether a required field is certainly filled in.
 */
export function domainsOf(plan: FormPlan, isAsked: (path: string) => boolean): FieldDomains {
  return Object.fromEntries(
    plan.fields
      .filter(({ kind }) => kind.holds === 'value')
      .map((field) => [field.path, domainOf(field, isAsked)]),
  )
}

function domainOf(field: PlanField, isAsked: (path: string) => boolean): FieldDomain {
  const { kind, settings, definition, path } = field
  const options = kind.sortedBy?.(settings)
  const isNeverEmpty = definition.required && !field.visible && field.shownBy.length === 0 && isAsked(path)
  return {
    ...(options !== undefined && options !== 'nothing' && options.length > 0 && { values: options }),
    allows: (value) => (isEmptyValue(value) ? !isNeverEmpty : isAcceptable(field, value)),
  }
}

/** A problem that depends on the current time does not rule a value out. */
function isAcceptable({ kind, settings }: PlanField, value: string | boolean | null): boolean {
  if (kind.toFormula || kind.references) return true

  const read = kind.value(settings).safeParse(value)
  return read.success && kind.problem?.(read.data, settings, { now: '2000-01-01T00:00:00Z' }) === undefined
}
