import { contract } from '@signet/contract'
import type { FormRights } from '@signet/form'
import { rightsForNew } from '@signet/list'
import { checkSubmittedValues } from '../../../cases/check-submitted-values.ts'
import { serve } from '../../../http/serve.ts'
import { type OpenedModel, openAccess } from '../../../records/models/index.ts'
import { saveRecord } from '../../../records/record-store/index.ts'
import { shapeOf } from '../sources/select-store.ts'
import type { RecordWriter } from './change-record.ts'
import { carryFiles, filesInRecord } from './record-file-store.ts'
import { refuseUnlessMayAdd } from './refuse-unless.ts'
import { tellRecords } from './tell-records.ts'

type NewRecord = Readonly<{ values: unknown; rights: FormRights }>

/** Stores a new record of the acting person as far as the rights permit. The caller checks permission. */
export async function addRecord(
  call: RecordWriter,
  opened: OpenedModel,
  { values: sent, rights }: NewRecord,
): Promise<Readonly<{ id: string; version: number; ignored: readonly string[] }>> {
  const { actor, tx, now, server } = call
  const { model, viewer, directory } = opened
  const { values, ignored } = await checkSubmittedValues(
    call,
    model,
    { values: sent, rights, stage: 'submit' },
    { previous: undefined, formulaContext: viewer.context },
  )
  const id = server.newId()
  const { personId: by } = actor
  const organizationId = directory.departmentOf(by) ?? null
  const postId = directory.people.get(by)?.majorPostId ?? null
  const birth = { organizationId, postId, caseId: null }
  const version = await saveRecord({ tx, ...shapeOf(model) }, { recordId: id, values, by, now, birth })

  const files = filesInRecord(model.form, values)
  if (files.length > 0) await carryFiles(tx, { formId: model.id, recordId: id, files })
  await tellRecords(call, opened, { kind: 'added', records: [{ id, version, values }] })
  return { id, version, ignored }
}

export const createRecord = serve(contract.records.create, async (call) => {
  const { values, modelId } = call.input
  const opened = await openAccess(call, modelId)
  refuseUnlessMayAdd(opened)
  const { id, version, ignored } = await addRecord(call, opened, {
    values,
    rights: rightsForNew(opened.access),
  })
  return { id, version, ignored: [...ignored] }
})
