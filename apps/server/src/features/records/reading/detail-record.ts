import { contract, type RefusalCode } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { allOf, recordsFor, recordsMatching, rightsOn } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { textValues } from '../shown/text-values.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { valueIs } from '../sources/question.ts'
import { sortKeys } from '../sources/sort-keys.ts'
import { sourceOf } from '../sources/source-of.ts'
import { wanted } from '../sources/wanted.ts'
import { refuseUnlessMay } from '../writing/refuse-unless.ts'
import { loadRow } from './load-rows.ts'

export const detailRecord = serve(contract.records.detail, async (call) => {
  const { id, propsValue = 'id' } = call.input
  const opened = await openAccess(call, call.input.modelId)
  const { form } = opened.model
  const row =
    propsValue === 'id'
      ? await loadRow(call, opened, id)
      : await rowWith(call, opened, { field: propsValue, value: id })
  const rights = rightsOn(opened.access, row.met)
  refuseUnlessMay(rights, 'detail', 'edit')

  const values = visibleValues(form, row.values, rights.fields)
  const names = await namesOf(call, { form, records: [values], around: opened.viewer.around })
  return { id: row.id, data: textValues(form, values, { locale: call.caller.locale, names }) }
})

/** A relation may store another field than the record's id. */
async function rowWith(
  asking: AskingModel,
  opened: OpenedModel,
  { field, value }: Readonly<{ field: string; value: string }>,
): Promise<FoundRow> {
  const { access } = opened
  const { locale } = asking.caller
  const question = recordsMatching(
    access,
    { match: 'all', conditions: [valueIs(opened, field, value)] },
    locale,
  )
  const meant = wanted(asking, opened, allOf([recordsFor(access), question]))
  const keys = sortKeys(access, undefined, locale)
  const [row] = await sourceOf(asking, opened.model).after({ ...meant, keys }, null, 1)
  if (!row) throw new Refusal<RefusalCode>('records.notFound')
  return row
}
