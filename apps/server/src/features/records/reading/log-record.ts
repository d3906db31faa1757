import { contract, type RefusalCode } from '@signet/contract'
import { visibleValues } from '@signet/form'
import { rightsOn } from '@signet/list'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { openAccess } from '../../../records/models/index.ts'
import { namesOf } from '../../../records/references/index.ts'
import { changedValues, changeViews } from '../shown/change-view.ts'
import type { FoundRow } from '../sources/found-row.ts'
import { type ChangeRow, changesAfter, changesBefore } from '../writing/change-store.ts'
import { refuseUnlessMay } from '../writing/refuse-unless.ts'
import { loadRow } from './load-rows.ts'

const newest = 2 ** 31 - 1

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
  return {
    list: shown.map(({ changedBy, changedAt, changes, ...entry }) => ({
      ...entry,
      by: {
        id: changedBy,
        name: directory.nameOf(changedBy),
        headIcon: directory.people.get(changedBy)?.avatar ?? '',
      },
      at: changedAt,
      changes: changeViews(model.form, changes, reader),
    })),
    next: entries.length > pageSize ? String(shown.at(-1)?.version ?? 1) : null,
  }
})

type Entry = Omit<ChangeRow, 'kind'> & Readonly<{ kind: ChangeRow['kind'] | 'created' }>

/** Builds the first log entry from the record itself. */
function creationOf({ id, authorId, createdAt }: FoundRow): Entry {
  return { id, version: 1, kind: 'created', changedBy: authorId ?? '', changedAt: createdAt, changes: [] }
}

/** Parses the version before which a page of a log begins. Refuses `request.invalid`. */
function readVersionCursor(cursor: string | undefined): number {
  if (cursor === undefined) return newest
  const version = /^\d{1,9}$/.test(cursor) ? Number(cursor) : 0
  if (version < 1) throw new Refusal<RefusalCode>('request.invalid', { field: 'cursor' })
  return version
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
  return {
    version: row.version,
    values: visibleValues(form, row.values, rights.fields),
    list: found.flatMap(({ changedBy, changedAt, changes }) =>
      changeViews(form, changes, reader).map((change) => ({
        ...change,
        by: {
          id: changedBy,
          name: directory.nameOf(changedBy),
          headIcon: directory.people.get(changedBy)?.avatar ?? '',
        },
        at: changedAt,
      })),
    ),
  }
})
