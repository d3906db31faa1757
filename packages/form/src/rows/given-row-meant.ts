import { canonicalJson } from '@signet/std'
import type { PlanField } from '../plan/form-plan.ts'
import type { FormValues } from '../values/field-value.ts'
import { readValue } from '../values/read-value.ts'
import { rowRulesOf } from './arrange-rows.ts'

/**
 * The given row of a new form that a row from elsewhere (a sheet) means, by id: the first that is not in `taken` and
 * begins with what that row says. Undefined where it means none.
 */
export function givenRowMeant(
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
