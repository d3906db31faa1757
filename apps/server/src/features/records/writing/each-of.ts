import { type BatchCall, performRow, type RowResult } from '../../../http/row-of-many.ts'
import type { RecordWriter } from './change-record.ts'

type Result<Done> = RowResult<Done> & Readonly<{ id: string }>

/**
 * Applies one action to many records, with one result each. They are locked in the order of their ids to
 * avoid deadlocks.
 */
export async function applyToEach<Done>(
  call: RecordWriter & BatchCall,
  ids: readonly string[],
  action: (call: RecordWriter, id: string) => Promise<Done>,
): Promise<readonly Result<Done>[]> {
  const results = new Map<string, Result<Done>>()
  for (const id of [...new Set(ids)].sort())
    results.set(id, { id, ...(await performRow(call, (own) => action(own, id))) })
  return [...new Set(ids)].flatMap((id) => results.get(id) ?? [])
}
