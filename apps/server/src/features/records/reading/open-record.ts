import { contract } from '@signet/contract'
import { type FormPlan, type FormRights, type FormValues, visibleValues } from '@signet/form'
import { rightsAnywhere, rightsOn, visibleForm } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { rightsView } from '../shown/rights-view.ts'
import { allowedOn } from '../shown/row-view.ts'
import { toRead } from '../shown/to-read.ts'
import { refuseUnlessMay } from '../writing/refuse-unless.ts'
import { loadRow } from './load-rows.ts'

export const openRecord = serve(contract.records.open, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const { model, access, viewer, directory } = opened
  const { form } = model
  const row = await loadRow(call, opened, call.input.id)
  const rights = rightsOn(access, row.met)
  const fields = withoutUnasked(form, row.values, rights.fields)
  refuseUnlessMay(rights, 'detail', 'edit')

  const can = allowedOn(opened, row, rights)
  const values = visibleValues(form, row.values, fields)
  const person = (id: string | null) => ({ id: id ?? '', name: id === null ? '' : directory.nameOf(id) })
  return {
    id: row.id,
    version: row.version,
    values,
    names: await namesOf(call, { form, records: [values], around: viewer.around }),
    rights: rightsView(
      form,
      visibleForm(form, rightsAnywhere(access)),
      can.edit ? fields : toRead(form, fields),
    ),
    can,
    caseId: row.caseId,
    author: person(row.authorId),
    createdAt: row.createdAt,
    changedBy: person(row.changedById),
    changedAt: row.changedAt,
  }
})

/** Hides parameters that a data view row was not queried with, since their value is unknown. */
function withoutUnasked({ fields }: FormPlan, values: FormValues, rights: FormRights): FormRights {
  const unasked = fields.filter(
    ({ key, definition }) => definition.asks !== undefined && values[key] === null,
  )
  const hidden = Object.fromEntries(unasked.map(({ path }) => [path, 'hidden'] as const))
  return { ...rights, fields: { ...rights.fields, ...hidden } }
}
