import type { Endpoint, RefusalCode } from '@signet/contract'
import type { FormRights, FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import type { Call } from '../../http/serve.ts'
import type { AskingModel, OpenedModel } from '../../models/index.ts'
import { saveRecord } from '../../record-store/index.ts'
import { checkSent } from '../approvals/index.ts'
import { carriedFiles } from './carried-files.ts'
import { insertChange } from './change-store.ts'
import { changesBetween } from './changes-between.ts'
import type { FoundRow } from './found-row.ts'
import { loadRow } from './load-rows.ts'
import { lockRows } from './lock-store.ts'
import { carryFiles } from './record-file-store.ts'
import { shapeOf } from './select-store.ts'

export type Changing = Call<Endpoint>
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

/** Stores other values of a record and notes what is different. Answers its new version; undefined when nothing is. */
export async function noteChange(
  { tx, actor, now, server }: AskingModel,
  { model }: Pick<OpenedModel, 'model'>,
  { row, values }: Readonly<{ row: FoundRow; values: FormValues }>,
): Promise<number | undefined> {
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
  return version
}
