import { inParts } from '@signet/std'
import {
  insertEntries,
  lastPosition,
  type listEntries,
  type NewEntry,
  removeEntries,
  updateDictionaryRow,
  updateEntryRow,
} from '../../lookups/dictionary/index.ts'
import type { ReadEntry } from './dictionary-entries.ts'
import type { Carried, SyncChange, SyncWork } from './sync-plan.ts'

type Stored = Awaited<ReturnType<typeof listEntries>>[number]

export type PlannedEntries = Readonly<{
  dictionaryId: string
  byCode: ReadonlyMap<string, Stored>
  /** Entries of the source without a problem, parents first. */
  good: readonly ReadEntry[]
  /** Those of them that differ from what is stored. */
  different: readonly ReadEntry[]
  gone: readonly SyncChange[]
}>

const rowsAtOnce = 500

/** Writes what differs. */
export async function storeEntries(work: SyncWork, planned: PlannedEntries): Promise<Carried> {
  const { tx, now } = work
  const { dictionaryId, byCode, good, different, gone } = planned
  const idOf = new Map([...byCode].map(([code, { id }]) => [code, id]))
  const added = different.filter(({ before }) => !before)
  for (const { row } of added) idOf.set(row.key, work.server.newId())

  const next = await lastPosition(tx, dictionaryId)
  const rowOf = (entry: ReadEntry, position: number): NewEntry => ({
    id: idOf.get(entry.row.key) ?? '',
    ...{ dictionaryId, code: entry.row.key },
    name: entry.after.fullName,
    nameTw: entry.after.nameTw,
    nameEn: entry.after.nameEn,
    parentId: idOf.get(entry.after.parent) ?? null,
    position: entry.after.sortCode === '' ? position : Number(entry.after.sortCode),
    isEnabled: entry.after.enabledMark === '1',
  })
  for (const part of inParts(
    added.map((entry, at) => rowOf(entry, next + at)),
    rowsAtOnce,
  ))
    await insertEntries(tx, part)
  for (const entry of different) if (entry.before) await updateEntryRow(tx, rowOf(entry, next))
  await storeGone(work, planned)
  if (different.length + gone.length > 0) await updateDictionaryRow(tx, { id: dictionaryId, changedAt: now })
  return {
    links: good.map(({ row: { key } }) => ({ key, targetId: idOf.get(key) ?? '' })),
    refused: [],
  }
}

async function storeGone({ tx, now }: SyncWork, { byCode, gone }: PlannedEntries): Promise<void> {
  const ofKind = (kind: SyncChange['kind']) =>
    gone.flatMap((change) => (change.kind === kind ? (byCode.get(change.key) ?? []) : []))
  await removeEntries(
    tx,
    ofKind('removed').map(({ id }) => id),
    now,
  )
  for (const { removedAt: _, ...entry } of ofKind('ended'))
    await updateEntryRow(tx, { ...entry, isEnabled: false })
}
