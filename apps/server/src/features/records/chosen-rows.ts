import { allOf, asked, fieldFor, recordsFor } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../models/index.ts'
import type { FoundRow } from './found-row.ts'
import { rowsAfter, rowsByIds } from './page-store.ts'
import { valueIs } from './question.ts'
import { wantedForList } from './wanted.ts'

const mostChosen = 500

/**
 * The records that ids of a relation mean, as far as the reader may meet them: ids of records, or values of the field
 * that the relation stores. Several records may have the same value.
 */
export async function chosenRows(
  asking: AskingModel,
  opened: OpenedModel,
  { ids, by }: Readonly<{ ids: readonly string[]; by: string }>,
): Promise<readonly FoundRow[]> {
  const { access } = opened
  if (ids.length === 0 || access.grounds.length === 0) return []
  if (by === 'id') {
    const wanted = wantedForList(asking, opened, { records: recordsFor(access) })
    return rowsByIds(asking.tx, wanted, ids)
  }
  if (!fieldFor(access, by)) return []

  const conditions = ids.map((id) => valueIs(opened, by, id))
  const question = asked(access, { match: 'any', conditions }, asking.caller.locale)
  const records = allOf([recordsFor(access), question])
  return rowsAfter(asking.tx, wantedForList(asking, opened, { records }), null, mostChosen)
}
