import type { Endpoint, RefusalCode } from '@signet/contract'
import type { FormRights, FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Call } from '../../../http/serve.ts'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'
import { saveRecord } from '../../../record-store/index.ts'
import { checkSent } from '../../approvals/index.ts'
import { loadRow } from '../reading/load-rows.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { shapeOf } from '../sources/select-store.ts'
import { carriedFiles } from './carried-files.ts'
import { insertChange } from './change-store.ts'
import { changesBetween } from './changes-between.ts'
import { lockRows } from './lock-store.ts'
import { carryFiles } from './record-file-store.ts'
import { tellRecords } from './tell-records.ts'

export type Changing = Omit<Call<Endpoint>, 'input' | 'afterCommit' | 'deny'>
export type Changed = Readonly<{ version: number; ignored: readonly string[] }>

/** A record under the lock of the caller's transaction, as it is now. Refuses `records.notFound` and `records.inFlow`. */
export async function holdRecord(call: Changing, opened: OpenedModel, id: string): Promise<FoundRow> {
  if ((await lockRows(call.tx, opened.model, [id])).length === 0)
    throw new Refusal<RefusalCode>('records.notFound')

  const row = await loadRow(call, opened, id)
  if (row.caseId !== null) throw new Refusal<RefusalCode>('records.inFlow')
  return row
}

/** Stores what was sent for a held record, as far as the rights go, and notes in its log what is different. */
export async function changeRecord(
  call: Changing,
  opened: OpenedModel,
  { row, values: sent, rights }: Readonly<{ row: FoundRow; values: unknown; rights: FormRights }>,
): Promise<Changed> {
  const { model, viewer } = opened
  const { values, ignored } = await checkSent(
    call,
    model,
    { values: sent, rights, stage: 'submit' },
    { previous: row.values, around: viewer.around },
  )
  const version = await noteChange(call, opened, { row, values })
  return { version: version ?? row.version, ignored }
}

/** Stores other values of a record, notes what is different, and tells it. Answers its new version; undefined when nothing is. */
export async function noteChange(
  asking: AskingModel & Pick<Changing, 'tx' | 'tell'>,
  opened: Pick<OpenedModel, 'model' | 'directory'>,
  { row, values }: Readonly<{ row: FoundRow; values: FormValues }>,
): Promise<number | undefined> {
  const { tx, actor, now, server } = asking
  const { model } = opened
  const { form } = model
  const changes = changesBetween(form, row.values, values)
  if (changes.length === 0) return undefined

  const { id: recordId } = row
  const { personId: by } = actor
  const version = await saveRecord({ tx, ...shapeOf(model) }, { recordId, values, by, now })
  const of = { formId: model.id, recordId }
  const what = { kind: 'changed', changedBy: by, changedAt: now, changes } as const
  await insertChange(tx, { ...of, ...what, id: server.newId(), version })
  const files = carriedFiles(form, values)
  if (files.length > 0 || carriedFiles(form, row.values).length > 0) await carryFiles(tx, { ...of, files })
  const changed = [...new Set(changes.map(({ path }) => path.replace(/\..*$/, '')))]
  const record = { id: recordId, version, values, before: row.values, changed }
  await tellRecords(asking, opened, { deed: 'updated', records: [record] })
  return version
}
