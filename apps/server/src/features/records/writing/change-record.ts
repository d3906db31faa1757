import type { Endpoint, RefusalCode } from '@signet/contract'
import type { FormRights, FormValues } from '@signet/form'
import { Refusal } from '@signet/std'
import { checkSubmittedValues } from '../../../cases/check-submitted-values.ts'
import type { Call } from '../../../http/serve.ts'
import { changesBetween, insertChange } from '../../../records/changes/index.ts'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { saveRecord } from '../../../records/record-store/index.ts'
import { loadRow } from '../reading/load-rows.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { shapeOf } from '../sources/select-store.ts'
import { lockRows } from './lock-store.ts'
import { carryFiles, filesInRecord } from './record-file-store.ts'
import { tellRecords } from './tell-records.ts'

export type RecordWriter = Omit<Call<Endpoint>, 'input' | 'afterCommit' | 'deny'>

export type ChangeResult = Readonly<{ version: number; ignored: readonly string[] }>

/**
 * Locks a record in the caller's transaction and reads it. Refuses `records.notFound` and `records.inFlow`.
 */
export async function lockRecord(call: RecordWriter, opened: OpenedModel, id: string): Promise<FoundRow> {
  if ((await lockRows(call.tx, opened.model, [id])).length === 0)
    throw new Refusal<RefusalCode>('records.notFound')

  const row = await loadRow(call, opened, id)
  if (row.caseId !== null) throw new Refusal<RefusalCode>('records.inFlow')
  return row
}

/** Stores sent values of a locked record as far as the rights permit, and logs the differences. */
export async function changeRecord(
  call: RecordWriter,
  opened: OpenedModel,
  { row, values: sent, rights }: Readonly<{ row: FoundRow; values: unknown; rights: FormRights }>,
): Promise<ChangeResult> {
  const { model, viewer } = opened
  const { values, ignored } = await checkSubmittedValues(
    call,
    model,
    { values: sent, rights, stage: 'submit' },
    { previous: row.values, formulaContext: viewer.context },
  )
  const version = await noteChange(call, opened, { row, values })
  return { version: version ?? row.version, ignored }
}

/**
 * Stores changed values, logs and announces the differences. Returns the new version, or undefined when
 * nothing differs.
 */
export async function noteChange(
  asking: AskingModel & Pick<RecordWriter, 'tx' | 'tell'>,
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
  const what = { kind: 'changed', changedBy: by || null, changedAt: now, changes } as const
  await insertChange(tx, { ...of, ...what, id: server.newId(), version })
  const files = filesInRecord(form, values)
  if (files.length > 0 || filesInRecord(form, row.values).length > 0) await carryFiles(tx, { ...of, files })
  const changed = [...new Set(changes.map(({ path }) => path.replace(/\..*$/, '')))]
  const record = { id: recordId, version, values, before: row.values, changed }
  await tellRecords(asking, opened, { kind: 'updated', records: [record] })
  return version
}
