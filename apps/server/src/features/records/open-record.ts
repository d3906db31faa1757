import { contract } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { rightsAnywhere, rightsOn, visibleForm } from '@signet/list'
import { serve } from '../../http/serve.ts'
import { openAccess } from '../../models/index.ts'
import { namesOf } from '../../references/index.ts'
import { loadRow } from './load-rows.ts'
import { refuseUnlessMay } from './refuse-unless.ts'
import { rightsView } from './rights-view.ts'
import { allowedOn } from './row-view.ts'
import { toRead } from './to-read.ts'

export const openRecord = serve(contract.records.open, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const { model, access, viewer, directory } = opened
  const { form } = model
  const row = await loadRow(call, opened, call.input.id)
  const rights = rightsOn(access, row.met)
  refuseUnlessMay(rights, 'detail', 'edit')

  const can = allowedOn(opened, row, rights)
  const values = visibleValues(form, row.values, rights.fields)
  const person = (id: string | null) => ({ id: id ?? '', name: id === null ? '' : directory.nameOf(id) })
  return {
    id: row.id,
    version: row.version,
    values,
    names: await namesOf(call, { form, records: [values], around: viewer.around }),
    rights: rightsView(
      form,
      visibleForm(form, rightsAnywhere(access)),
      can.edit ? rights.fields : toRead(form, rights.fields),
    ),
    can,
    caseId: row.caseId,
    author: person(row.authorId),
    createdAt: row.createdAt,
    changedBy: person(row.changedById),
    changedAt: row.changedAt,
  }
})
