import { contract } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import {
  type ChangeRow,
  changedValues,
  changesAfter,
  changesBefore,
  changeViews,
  readVersionCursor,
} from '../../../records/changes/index.ts'
import { openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
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
  const records = changedValues(
    model.form,
    shown.flatMap(({ changes }) => changes),
  )
  const names = await namesOf(call, { form: model.form, records, context: viewer.context })
  const reader = { locale: call.caller.locale, names, rights: rights.fields }
  const refer = personRef(directory)
  return {
    list: shown.map(({ changedBy, changedAt, changes, ...entry }) => ({
      ...entry,
      by: changedBy === null ? null : refer(changedBy),
      at: changedAt,
      changes: changeViews(model.form, changes, reader),
    })),
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
  const records = changedValues(
    form,
    found.flatMap(({ changes }) => changes),
  )
  const names = await namesOf(call, { form, records, context: viewer.context })
  const reader = { locale: call.caller.locale, names, rights: rights.fields }
  const refer = personRef(directory)
  return {
    version: row.version,
    values: visibleValues(form, row.values, rights.fields),
    list: found.flatMap(({ changedBy, changedAt, changes }) =>
      changeViews(form, changes, reader).map((change) => ({
        ...change,
        by: changedBy === null ? null : refer(changedBy),
        at: changedAt,
      })),
    ),
  }
})
