import type { PlanField } from '../plan/form-plan.ts'
import type { RowRules } from './row-rules.ts'

const free: RowRules = { given: new Map(), fixed: new Set(), mayAdd: true, mayRemove: true }

export function rowRulesOf({ kind, settings }: Pick<PlanField, 'kind' | 'settings'>): RowRules {
  return kind.rowRules?.(settings) ?? free
}

type Identified = Readonly<{ id: string }>

/** Rows as they may stand: the given ones that are there first, in their order; and, where nobody takes rows out, none missing. */
export function arrangeRows<Row extends Identified, Kept extends Identified>(
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
