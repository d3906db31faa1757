import { type DataSyncSettings, DataSyncSettings as Settings } from '@signet/contract'
import { isNamedLike, newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import { inParts } from '@signet/std'
import type { PageRange } from '../../../http/page.ts'
import type { Link } from './sync-plan.ts'

export type DataSync = Readonly<{
  id: string
  settings: DataSyncSettings
  savedBy: string
  /** The moment up to which runs have read everything. */
  readUntil: string | null
  changedAt: string
}>

const columns = [
  'id',
  'name',
  'interfaceId',
  'targetKind',
  'targetId',
  'settings',
  'schedule',
  'savedBy',
  'readUntil',
  'changedAt',
] as const

type Row = Readonly<Record<(typeof columns)[number], unknown>> &
  Readonly<{
    id: string
    savedBy: string
    readUntil: string | null
    changedAt: string
    targetId: string
    settings: unknown
  }>

function syncOf({ id, savedBy, readUntil, changedAt, settings, ...row }: Row): DataSync {
  const { name: fullName, interfaceId, schedule, targetKind, targetId } = row
  const target = { kind: targetKind, id: targetId }
  return {
    ...{ id, savedBy, readUntil, changedAt },
    settings: Settings.parse({ ...(settings as object), fullName, interfaceId, schedule, target }),
  }
}

function valuesOf({ settings, savedBy, readUntil, changedAt }: Omit<DataSync, 'id'>) {
  const { fullName: name, interfaceId, schedule, target, ...rest } = settings
  return {
    ...{ name, interfaceId, schedule, savedBy, readUntil, changedAt },
    targetKind: target.kind,
    targetId: target.id,
    settings: JSON.stringify(rest),
  }
}

export async function insertSync(tx: Tx, { id, ...sync }: DataSync): Promise<void> {
  await tx
    .insertInto('dataSync')
    .values({ id, ...valuesOf(sync) })
    .execute()
}

export async function updateSync(tx: Tx, { id, ...sync }: DataSync): Promise<void> {
  await tx.updateTable('dataSync').set(valuesOf(sync)).where('id', '=', id).execute()
}

/** Keeps the latest moment, since a run of an older dry run may end after a newer one. */
export async function storeReadUntil(tx: Tx, id: string, moment: string): Promise<void> {
  await tx
    .updateTable('dataSync')
    .set({ readUntil: moment })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('readUntil', 'is', null), eb('readUntil', '<', moment)]))
    .execute()
}

export async function deleteSync(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('dataSync').where('id', '=', id).execute()
}

export async function findSync(db: Reader, id: string): Promise<DataSync | undefined> {
  const row = await db.selectFrom('dataSync').where('id', '=', id).select(columns).executeTakeFirst()
  return row && syncOf(row)
}

export async function lockSync(tx: Tx, id: string): Promise<DataSync | undefined> {
  const row = await tx
    .selectFrom('dataSync')
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst()
  return row && syncOf(row)
}

/** Latest change first, with the name of the source. */
export async function selectSyncs(db: Reader, range: PageRange, keyword: string | undefined) {
  const found = db
    .selectFrom('dataSync')
    .where((where) => where.or(['name'].map((column) => isNamedLike(column, keyword))))
  const rows = await found
    .select(columns)
    .select((select) =>
      select
        .selectFrom('dataInterface')
        .whereRef('dataInterface.id', '=', 'dataSync.interfaceId')
        .select('dataInterface.name')
        .as('source'),
    )
    .$call(newestFirst(range, { at: 'changedAt' }))
    .execute()
  return {
    rows: rows.map(({ source, ...row }) => ({ ...syncOf(row), source: source ?? '' })),
    total: await totalOf(db, range, found),
  }
}

/** Names of forms and dictionaries that are targets, by what the settings call them. */
export async function namesOfTargets(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const forms = await db.selectFrom('form').where('id', 'in', ids).select(['id', 'name']).execute()
  const dictionaries = await db
    .selectFrom('dictionary')
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('code', 'in', ids)]))
    .where('removedAt', 'is', null)
    .select(['id', 'code', 'name'])
    .execute()
  return new Map([
    ...forms.map(({ id, name }) => [id, name] as const),
    ...dictionaries.flatMap(({ id, code, name }) => [[id, name] as const, [code, name] as const]),
  ])
}

/** Ids of those that the schedule runs, with the start of their last scheduled run. */
export function selectScheduled(db: Reader) {
  return db
    .selectFrom('dataSync')
    .where('schedule', '!=', 'manually')
    .select(['id', 'schedule', 'readUntil'])
    .select((select) =>
      select
        .selectFrom('dataSyncRun')
        .whereRef('dataSyncRun.syncId', '=', 'dataSync.id')
        .where('dataSyncRun.startedBy', 'is', null)
        .select((last) => last.fn.max('startedAt').as('at'))
        .as('lastAt'),
    )
    .execute()
}

export async function loadLinks(db: Reader, syncId: string): Promise<readonly Link[]> {
  return db
    .selectFrom('dataSyncLink')
    .where('syncId', '=', syncId)
    .select(['key', 'targetId'])
    .orderBy('key')
    .execute()
}

const rowsAtOnce = 250

export async function storeLinks(tx: Tx, syncId: string, links: readonly Link[]): Promise<void> {
  for (const part of inParts(links, rowsAtOnce))
    await tx
      .insertInto('dataSyncLink')
      .values(part.map((link) => ({ ...link, syncId })))
      .onConflict((conflict) =>
        conflict
          .columns(['syncId', 'key'])
          .doUpdateSet(({ ref }) => ({ targetId: ref('excluded.targetId') })),
      )
      .execute()
}

export async function deleteLinks(tx: Tx, syncId: string, keys: readonly string[]): Promise<void> {
  for (const part of inParts(keys, rowsAtOnce))
    await tx
      .deleteFrom('dataSyncLink')
      .where('syncId', '=', syncId)
      .where('key', 'in', [...part])
      .execute()
}
