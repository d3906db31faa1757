import { canonicalJson } from '@signet/std'
import type { PlanField } from '../plan/form-plan.ts'
import type { CheckContext } from '../problems/problem-of-cell.ts'
import { addDecimals } from '../values/decimal.ts'
import type { FieldValue, FormValues } from '../values/field-value.ts'
import { readValue } from '../values/read-value.ts'
import type { RowRules } from './row-rules.ts'

const free: RowRules = { given: new Map(), fixed: new Set(), mayAdd: true, mayRemove: true }

export function rowRulesOf({ kind, settings }: Pick<PlanField, 'kind' | 'settings'>): RowRules {
  return kind.rowRules?.(settings) ?? free
}

type RowWithId = Readonly<{ id: string }>

/** Returns rows with the given ones first and in their order. Where rows cannot be removed, missing rows are kept. */
export function arrangeRows<Row extends RowWithId, Kept extends RowWithId>(
  rows: readonly Row[],
  kept: readonly Kept[],
  { given, mayAdd, mayRemove }: RowRules,
): (Row | Kept)[] {
  const wanted = new Map(rows.map((row) => [row.id, row]))
  const known = new Set(kept.map(({ id }) => id))
  const first = kept.filter(({ id }) => given.has(id)).map((row) => wanted.get(row.id) ?? row)
  const others = rows.filter(({ id }) => !given.has(id) && (mayAdd || known.has(id)))
  const missing = mayRemove ? [] : kept.filter(({ id }) => !given.has(id) && !wanted.has(id))
  return [...first, ...others, ...missing]
}

/** Returns the context in one row, where fixed columns of given rows are not checked. */
export function contextInRow(
  context: CheckContext,
  table: Pick<PlanField, 'columns'>,
  { given, fixed, row }: Pick<RowRules, 'given' | 'fixed'> & Readonly<{ row: string }>,
): CheckContext {
  if (fixed.size === 0 || !given.has(row)) return context
  const closed = new Set(table.columns.filter(({ key }) => fixed.has(key)).map(({ path }) => path))
  return { ...context, writable: new Set([...context.writable].filter((path) => !closed.has(path))) }
}

/**
 * Returns the id of the given row that a row from a sheet matches: the first outside `taken` whose values it repeats.
 * Undefined without a match.
 */
export function findGivenRow(
  table: Pick<PlanField, 'kind' | 'settings' | 'columns'>,
  row: FormValues,
  taken: ReadonlySet<string>,
): string | undefined {
  const canonical = (values: FormValues) =>
    new Map(
      table.columns.map((column) => [column.key, canonicalJson(readValue(column, values[column.key]).value)]),
    )
  const said = canonical(row)
  const rows = [...rowRulesOf(table).given.values()].filter(({ id }) => !taken.has(id))
  return rows.find(({ values }) => {
    const begun = canonical(values)
    return Object.keys(values).every((key) => begun.get(key) === said.get(key))
  })?.id
}

/** Returns the exact sum of a column of decimals, ignoring empty values. */
export function totalOf(values: Iterable<FieldValue>): string {
  let total = '0'
  for (const value of values) if (typeof value === 'string' && value !== '') total = addDecimals(total, value)
  return total
}
