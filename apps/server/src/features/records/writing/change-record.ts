import type { Endpoint, RefusalCode } from '@signet/contract'
import type { FieldValue, FormPlan, FormRights, FormValues, PlanField } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import { checkSubmittedValues } from '../../../cases/check-submitted-values.ts'
import type { Call } from '../../../http/serve.ts'
import type { AskingModel, OpenedModel } from '../../../records/models/index.ts'
import { saveRecord } from '../../../records/record-store/index.ts'
import { loadRow } from '../reading/load-rows.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { shapeOf } from '../sources/select-store.ts'
import { type Change, insertChange } from './change-store.ts'
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
  const what = { kind: 'changed', changedBy: by, changedAt: now, changes } as const
  await insertChange(tx, { ...of, ...what, id: server.newId(), version })
  const files = filesInRecord(form, values)
  if (files.length > 0 || filesInRecord(form, row.values).length > 0) await carryFiles(tx, { ...of, files })
  const changed = [...new Set(changes.map(({ path }) => path.replace(/\..*$/, '')))]
  const record = { id: recordId, version, values, before: row.values, changed }
  await tellRecords(asking, opened, { kind: 'updated', records: [record] })
  return version
}

/** Returns the differences by field; sub-table rows are matched by id. */
function changesBetween({ fields }: FormPlan, before: FormValues, after: FormValues): readonly Change[] {
  return fields.flatMap((field) =>
    field.kind.holds === 'rows'
      ? changedRows(field, rowsOf(before[field.key]), rowsOf(after[field.key]))
      : changedValue(field, null, before, after),
  )
}

function changedRows(
  table: PlanField,
  before: readonly FormValues[],
  after: readonly FormValues[],
): Change[] {
  const old = new Map(before.map((row) => [String(row['id']), row]))
  const kept = new Set(after.map((row) => String(row['id'])))
  const removed = before.filter((row) => !kept.has(String(row['id'])))
  const row = (one: FormValues, kind: 'rowAdded' | 'rowRemoved'): Change => ({
    path: table.path,
    row: String(one['id']),
    kind,
    before: kind === 'rowRemoved' ? toLogValue(one) : null,
    after: kind === 'rowAdded' ? toLogValue(one) : null,
  })
  return [
    ...removed.map((one) => row(one, 'rowRemoved')),
    ...after.flatMap((one) => {
      const id = String(one['id'])
      const was = old.get(id)
      return was
        ? table.columns.flatMap((column) => changedValue(column, id, was, one))
        : [row(one, 'rowAdded')]
    }),
  ]
}

function changedValue(
  { path, key, empty }: PlanField,
  row: string | null,
  before: FormValues,
  after: FormValues,
): Change[] {
  const [was, is] = [before[key] ?? empty, after[key] ?? empty]
  if (isSameJson(was, is)) return []
  return [{ path, row, kind: 'changed', before: toLogValue(was), after: toLogValue(is) }]
}

function rowsOf(value: FieldValue | undefined): readonly FormValues[] {
  return Array.isArray(value) ? value : []
}

/** Field values are plain JSON; the log's type lacks only `readonly`. */
function toLogValue(value: FieldValue): Change['before'] {
  return value as Change['before']
}
