import { allOf, fieldFor, recordsFor, recordsMatching } from '@signet/list'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { valueIs } from '../sources/question.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wantedForList } from '../sources/wanted.ts'

const mostChosen = 500

/**
 * Returns the readable records for relation values: ids, or values of the field that the relation stores.
 * Several records may share a value.
 */
export async function chosenRows(
  asking: AskingModel,
  opened: OpenedModel,
  { ids, by }: Readonly<{ ids: readonly string[]; by: string }>,
): Promise<readonly FoundRow[]> {
  const { access } = opened
  if (ids.length === 0 || access.grounds.length === 0) return []
  const source = sourceOf(asking, opened.model)
  if (by === 'id') {
    const wanted = wantedForList(asking, opened, { records: recordsFor(access) })
    return source.byIds(wanted, ids)
  }
  if (!fieldFor(access, by)) return []

  const conditions = ids.map((id) => valueIs(opened, by, id))
  const question = recordsMatching(access, { match: 'any', conditions }, asking.caller.locale)
  const records = allOf([recordsFor(access), question])
  return source.after(wantedForList(asking, opened, { records }), null, mostChosen)
}
