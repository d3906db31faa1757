import type { Scope, ValueType } from '@signet/formula'
import type { DraftField } from '../definition/draft-field.ts'
import type { FormPlan } from '../plan/form-plan.ts'

/** The names that a formula over this form may use: fields by key, sub-tables as rows of their columns. */
export function scopeOf(plan: FormPlan): Scope {
  return plan.scope
}

type Typed = Pick<DraftField, 'key' | 'kind' | 'settings' | 'columns'>

export function formScope(fields: readonly Typed[]): Scope {
  const tables = fields.filter(({ kind }) => kind.holds === 'rows')
  const rows = tables.map(({ key, columns }) => [key, { rows: columnTypes(columns) }] as const)
  return { ...columnTypes(fields), ...Object.fromEntries(rows) }
}

/** In a row its own columns come first; they may cover a field of the form with the same key. */
export function rowScope(scope: Scope, columns: readonly Typed[]): Scope {
  return { ...scope, ...columnTypes(columns) }
}

function columnTypes(columns: readonly Typed[]): Record<string, ValueType> {
  const types: Record<string, ValueType> = {}
  for (const { key, kind, settings } of columns) {
    const type = kind.valueType(settings)
    if (type) types[key] = type
  }
  return types
}
