import { type Reader, totalOf } from '@signet/db'
import type { PageRange } from '../../../http/page.ts'

/** What a page is asked about, by its table. */
export type ChangedKind = 'role' | 'person_group' | 'organization' | 'post' | 'person'
type ChangedRow = Readonly<{ kind: ChangedKind; id: string }>

/** Returns a page of what changed of a row, the latest first. */
export async function changesOf(tx: Reader, { kind, id }: ChangedRow, range: PageRange) {
  const found = tx.selectFrom('rowChange').where('kind', '=', kind).where('rowId', '=', id)
  const { after, offset, limit } = range
  const rows = await found
    .$if(after !== null, (query) => query.where('sequence', '<', numberOf(after?.id)))
    .selectAll()
    .orderBy('sequence', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: await totalOf(tx, range, found) }
}

/** The number in a cursor; before all of them for a cursor of something else. */
function numberOf(id = ''): string {
  return /^\d{1,18}$/.test(id) ? id : '0'
}
