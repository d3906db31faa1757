import type { Endpoint, RefusalCode } from '@signet/contract'
import type { FieldValue, FormPlan, FormRights, FormValues, PlanField } from '@signet/form'
import { isSameJson, Refusal } from '@signet/std'
import type { Call } from '../../../http/serve.ts'
import type { AskingModel, OpenedModel } from '../../../models/index.ts'
import { saveRecord } from '../../../record-store/index.ts'
import { checkSent } from '../../approvals/index.ts'
import { loadRow } from '../reading/load-rows.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { shapeOf } from '../sources/select-store.ts'
import { carriedFiles } from './carried-files.ts'
import type { Change } from './change.ts'
import { insertChange } from './change-store.ts'
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

/** What is different after a change, field by field; rows of sub-tables are known by their ids. */
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
    before: kind === 'rowRemoved' ? plain(one) : null,
    after: kind === 'rowAdded' ? plain(one) : null,
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
  return [{ path, row, kind: 'changed', before: plain(was), after: plain(is) }]
}

function rowsOf(value: FieldValue | undefined): readonly FormValues[] {
  return Array.isArray(value) ? value : []
}

/** Values of fields are plain JSON already; the log's type only forgets that they are read-only. */
function plain(value: FieldValue): Change['before'] {
  return value as Change['before']
}
