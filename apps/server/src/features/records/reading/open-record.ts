import { contract, type RefusalCode } from '@signet/contract'
import {
  type FormPlan,
  type FormRights,
  type FormValues,
  isHiddenByRights,
  visibleValues,
} from '@signet/form'
import { allOf, highestRights, recordsFor, recordsMatching, rightsOn, visibleForm } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { type AskingModel, findAccess, type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { makeReadOnly, rightsView } from '../shown/rights-view.ts'
import { permissionsOn } from '../shown/row-view.ts'
import { textValues } from '../shown/shown-texts.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { valueIs } from '../sources/question.ts'
import { sourceOf } from '../sources/source-of.ts'
import { sortKeys, wanted } from '../sources/wanted.ts'
import { placesOf } from '../writing/record-file-store.ts'
import { refuseUnlessMay } from '../writing/refuse-unless.ts'
import { loadRow, loadRows } from './load-rows.ts'

export const openRecord = serve(contract.records.open, async (call) => {
  const opened = await openAccess(call, call.input.modelId)
  const { model, access, viewer, directory } = opened
  const { form } = model
  const row = await loadRow(call, opened, call.input.id)
  const rights = rightsOn(access, row.met)
  const fields = withoutUnasked(form, row.values, rights.fields)
  refuseUnlessMay(rights, 'detail', 'edit')

  const can = await permissionsOn(opened, row, rights)
  const values = visibleValues(form, row.values, fields)
  const person = (id: string | null) => ({ id: id ?? '', name: id === null ? '' : directory.nameOf(id) })
  return {
    id: row.id,
    version: row.version,
    values,
    names: await namesOf(call, { form, records: [values], context: viewer.context }),
    rights: rightsView(
      form,
      visibleForm(form, highestRights(access)),
      can.edit ? fields : makeReadOnly(form, fields),
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
  const names = await namesOf(call, { form, records: [values], context: opened.viewer.context })
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

/** Whether the file is in a visible field of a record that this person may read. */
export async function mayReadFile(asking: AskingModel, fileId: string): Promise<boolean> {
  for (const place of await placesOf(asking.tx, fileId)) if (await showsFile(asking, place)) return true
  return false
}

type FilePlace = Awaited<ReturnType<typeof placesOf>>[number]

async function showsFile(asking: AskingModel, { formId, recordId, path }: FilePlace): Promise<boolean> {
  const opened = await findAccess(asking, formId)
  if (!opened || opened.access.grounds.length === 0) return false

  const [row] = await loadRows(asking, opened, [recordId])
  if (!row) return false
  const { may, fields } = rightsOn(opened.access, row.met)
  return (may('detail') || may('edit') || may('print')) && !isHiddenByRights(fields, path)
}
