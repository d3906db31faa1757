import { contract } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { changedValues, changeViews } from '../shown/change-view.ts'
import { changesAfter } from '../writing/change-store.ts'
import { refuseUnlessMay } from '../writing/refuse-unless.ts'
import { loadRow } from './load-rows.ts'

export const changesSince = serve(contract.records.changesSince, async (call) => {
  const { modelId, id, version } = call.input
  const opened = await openAccess(call, modelId)
  const { model, access, viewer, directory } = opened
  const { form } = model
  const row = await loadRow(call, opened, id)
  const rights = rightsOn(access, row.met)
  refuseUnlessMay(rights, 'detail', 'edit')

  const found = await changesAfter(call.tx, { formId: model.id, recordId: id }, version)
  const records = changedValues(
    form,
    found.flatMap(({ changes }) => changes),
  )
  const names = await namesOf(call, { form, records, around: viewer.around })
  const reader = { locale: call.caller.locale, names, rights: rights.fields }
  return {
    version: row.version,
    values: visibleValues(form, row.values, rights.fields),
    list: found.flatMap(({ changedBy, changedAt, changes }) =>
      changeViews(form, changes, reader).map((change) => ({
        ...change,
        by: {
          id: changedBy,
          name: directory.nameOf(changedBy),
          headIcon: directory.people.get(changedBy)?.avatar ?? '',
        },
        at: changedAt,
      })),
    ),
  }
})
