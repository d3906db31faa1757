import { type OfMany, type RowOfMany, rowOfMany } from '../../../http/row-of-many.ts'
import type { Changing } from './change-record.ts'

type Result<Done> = RowOfMany<Done> & Readonly<{ id: string }>

/**
 * The same deed on many records, with one result for each. They are locked in the order of their ids, so that two
 * people with overlapping choices never wait for each other in a circle.
 */
export async function eachOf<Done>(
  call: Changing & OfMany,
  ids: readonly string[],
  deed: (call: Changing, id: string) => Promise<Done>,
): Promise<readonly Result<Done>[]> {
  const results = new Map<string, Result<Done>>()
  for (const id of [...new Set(ids)].sort())
    results.set(id, { id, ...(await rowOfMany(call, (own) => deed(own, id))) })
  return [...new Set(ids)].flatMap((id) => results.get(id) ?? [])
}
