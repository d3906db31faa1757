import type { PlanField } from '../plan/form-plan.ts'
import type { CheckContext } from '../problems/problem-of-cell.ts'
import type { RowRules } from './row-rules.ts'

/** The same question in one row: what is fixed there, nobody is asked to put right. */
export function contextInRow(
  context: CheckContext,
  table: Pick<PlanField, 'columns'>,
  { given, fixed, row }: Pick<RowRules, 'given' | 'fixed'> & Readonly<{ row: string }>,
): CheckContext {
  if (fixed.size === 0 || !given.has(row)) return context
  const closed = new Set(table.columns.filter(({ key }) => fixed.has(key)).map(({ path }) => path))
  return { ...context, writable: new Set([...context.writable].filter((path) => !closed.has(path))) }
}
