import type { FormRights } from '@signet/form'
import type { OpenedModel } from '../../../models/index.ts'
import { saveRecord } from '../../../record-store/index.ts'
import { checkSent } from '../../approvals/index.ts'
import { shapeOf } from '../sources/select-store.ts'
import { carriedFiles } from './carried-files.ts'
import type { Changing } from './change-record.ts'
import { carryFiles } from './record-file-store.ts'
import { tellRecords } from './tell-records.ts'

type Adding = Readonly<{ values: unknown; rights: FormRights }>

/** Stores a new record of whoever acts, as far as the rights go. Whether he may is the caller's to know. */
export async function addRecord(
  call: Changing,
  opened: OpenedModel,
  { values: sent, rights }: Adding,
): Promise<Readonly<{ id: string; version: number; ignored: readonly string[] }>> {
  const { actor, tx, now, server } = call
  const { model, viewer, directory } = opened
  const { values, ignored } = await checkSent(
    call,
    model,
    { values: sent, rights, stage: 'submit' },
    { previous: undefined, around: viewer.around },
  )
  const id = server.newId()
  const { personId: by } = actor
  const organizationId = directory.departmentOf(by) ?? null
  const postId = directory.people.get(by)?.majorPostId ?? null
  const birth = { organizationId, postId, caseId: null }
  const version = await saveRecord({ tx, ...shapeOf(model) }, { recordId: id, values, by, now, birth })

  const files = carriedFiles(model.form, values)
  if (files.length > 0) await carryFiles(tx, { formId: model.id, recordId: id, files })
  await tellRecords(call, opened, { deed: 'added', records: [{ id, version, values }] })
  return { id, version, ignored }
}
