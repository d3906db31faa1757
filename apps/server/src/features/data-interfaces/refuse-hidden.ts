import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { columnsOf, type RowQuery } from './kinds/index.ts'

/**
 * Hidden columns may not be searched, since matches would reveal their values. Refuses
 * `dataInterfaces.columnUnknown`.
 */
export function refuseHidden(
  columns: readonly string[],
  { searchIn, ids, narrowing }: Pick<RowQuery, 'searchIn' | 'ids' | 'narrowing'>,
): void {
  const asked = [...searchIn, ...(ids ? [ids.column] : []), ...(narrowing ? columnsOf(narrowing) : [])]
  const hidden = columns.length > 0 ? asked.find((column) => !columns.includes(column)) : undefined
  if (hidden !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.columnUnknown', { column: hidden })
}
