import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { columnsOf, type Wanted } from './kinds/index.ts'

/** What may not be read may not be searched either: a search tells what it hides. Refuses `dataInterfaces.columnUnknown`. */
export function refuseHidden(
  columns: readonly string[],
  { searchIn, ids, narrowing }: Pick<Wanted, 'searchIn' | 'ids' | 'narrowing'>,
): void {
  const asked = [...searchIn, ...(ids ? [ids.column] : []), ...(narrowing ? columnsOf(narrowing) : [])]
  const hidden = columns.length > 0 ? asked.find((column) => !columns.includes(column)) : undefined
  if (hidden !== undefined) throw new Refusal<RefusalCode>('dataInterfaces.columnUnknown', { column: hidden })
}
