import { contract } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import {
  type ChangeRow,
  changesAfter,
  changesBefore,
  describeChanges,
  readVersionCursor,
} from '../../../records/changes/index.ts'
import { openAccess } from '../../../records/models/index.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { refuseUnlessMay } from '../writing/refuse-unless.ts'
import { loadRow } from './load-rows.ts'

export const logRecord = serve(contract.records.log, async (call) => {
  const { modelId, dataId, cursor, pageSize } = call.input
  const opened = await openAccess(call, modelId)
  const { model, access, viewer, directory } = opened
  const row = await loadRow(call, opened, dataId)
  const rights = rightsOn(access, row.met)
  refuseUnlessMay(rights, 'detail', 'edit')

  const before = readVersionCursor(cursor)
  const found = await changesBefore(call.tx, { formId: model.id, recordId: row.id }, before, pageSize + 1)
  const isOurs = row.createdAt !== ''
  const entries = isOurs && found.length <= pageSize && before > 1 ? [...found, creationOf(row)] : found
  const shown = entries.slice(0, pageSize)
  const { values } = row
  const seen = { form: model.form, rights: rights.fields, values, directory, context: viewer.context }
  return {
    list: await describeChanges(call, shown, seen),
    next: entries.length > pageSize ? String(shown.at(-1)?.version ?? 1) : null,
  }
})

type Entry = Omit<ChangeRow, 'kind'> & Readonly<{ kind: ChangeRow['kind'] | 'created' }>

/** Builds the first log entry from the record itself. */
function creationOf({ id, authorId, createdAt }: FoundRow): Entry {
  return { id, version: 1, kind: 'created', changedBy: authorId, changedAt: createdAt, changes: [] }
}

export const changesSince = serve(contract.records.changesSince, async (call) => {
  const { modelId, id, version } = call.input
  const opened = await openAccess(call, modelId)
  const { model, access, viewer, directory } = opened
  const { form } = model
  const row = await loadRow(call, opened, id)
  const rights = rightsOn(access, row.met)
  refuseUnlessMay(rights, 'detail', 'edit')

  const found = await changesAfter(call.tx, { formId: model.id, recordId: id }, version)
  const { values } = row
  const seen = { form, rights: rights.fields, values, directory, context: viewer.context }
  const described = await describeChanges(call, found, seen)
  return {
    version: row.version,
    values: visibleValues(form, values, rights.fields),
    list: described.flatMap(({ by, at, changes }) => changes.map((change) => ({ ...change, by, at }))),
  }
})
