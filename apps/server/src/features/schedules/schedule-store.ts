import type { RefusalCode, ScheduleInput } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findFile } from '../files/index.ts'
import type { TimeSpan } from './times-of.ts'

export type StoredEntry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** Returns an entry with its schedule and participants. */
export async function findEntry(tx: Reader, id: string) {
  const row = await entries(tx).where('entry.id', '=', id).executeTakeFirst()
  return row && { ...row, people: await peopleOf(tx, [id]) }
}

/** Serializes changes to a schedule. */
export async function lockSchedule(tx: Tx, entryId: string): Promise<void> {
  await tx
    .selectFrom('schedule')
    .innerJoin('scheduleEntry as entry', 'entry.scheduleId', 'schedule.id')
    .where('entry.id', '=', entryId)
    .forUpdate('schedule')
    .select('schedule.id')
    .execute()
}

type Days = Readonly<{ personId: string; from: string; to: string }>

/** Returns the entries in a person's calendar on these days. */
export function entriesOf(tx: Reader, { personId, from, to }: Days) {
  return entries(tx)
    .innerJoin('scheduleParticipant as participant', 'participant.entryId', 'entry.id')
    .where('participant.personId', '=', personId)
    .where('entry.starts', '<=', `${to}T23:59`)
    .where('entry.ends', '>=', `${from}T00:00`)
    .orderBy('entry.starts')
    .orderBy('entry.id')
    .execute()
}

function entries(tx: Reader) {
  return tx
    .selectFrom('scheduleEntry as entry')
    .innerJoin('schedule', 'schedule.id', 'entry.scheduleId')
    .select(['entry.id', 'entry.scheduleId', 'entry.starts', 'entry.ends'])
    .select([
      'schedule.creatorId',
      'schedule.title',
      'schedule.content',
      'schedule.isAllDay',
      'schedule.urgency',
      'schedule.colour',
      'schedule.category',
      'schedule.reminder',
      'schedule.repetition',
      'schedule.repeatsUntil',
    ])
}

/** Returns the people of these entries without duplicates. */
export async function peopleOf(tx: Reader, entryIds: readonly string[]): Promise<readonly string[]> {
  if (entryIds.length === 0) return []
  const rows = await tx
    .selectFrom('scheduleParticipant')
    .where('entryId', 'in', [...entryIds])
    .select('personId')
    .distinct()
    .orderBy('personId')
    .execute()
  return rows.map(({ personId }) => personId)
}

type NewSchedule = Readonly<{
  id: string
  creatorId: string
  wish: ScheduleInput
  entries: readonly (TimeSpan & Readonly<{ id: string; remindAt: string | null }>)[]
  people: readonly string[]
  now: string
}>

export async function insertSchedule(
  tx: Tx,
  { id, creatorId, wish, entries: times, people, now }: NewSchedule,
): Promise<void> {
  const { title, content, allDay, urgency, color, category, reminder, repetition, repeatsUntil } = wish
  await tx
    .insertInto('schedule')
    .values({
      ...{ id, creatorId, title, content, urgency, category, repetition, repeatsUntil },
      isAllDay: allDay,
      colour: color,
      reminder: JSON.stringify(reminder),
      createdAt: now,
    })
    .execute()
  await tx
    .insertInto('scheduleEntry')
    .values(times.map((time) => ({ ...time, scheduleId: id })))
    .execute()
  await tx
    .insertInto('scheduleParticipant')
    .columns(['entryId', 'personId'])
    .expression((eb) =>
      eb
        .selectFrom('scheduleEntry as entry')
        .innerJoin('person', (join) => join.on('person.id', 'in', [...people]))
        .where('entry.scheduleId', '=', id)
        .select(['entry.id', 'person.id']),
    )
    .execute()
}

/** Returns the entries of a schedule in order: all, or from a start on. */
export function entriesFrom(tx: Reader, scheduleId: string, from: 'first' | Readonly<{ starts: string }>) {
  return tx
    .selectFrom('scheduleEntry')
    .where('scheduleId', '=', scheduleId)
    .$call((query) => (from === 'first' ? query : query.where('starts', '>=', from.starts)))
    .orderBy('starts')
    .select(['id', 'starts'])
    .execute()
}

/** Deletes entries, and their schedule when none is left. */
export async function deleteEntries(tx: Tx, scheduleId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('scheduleEntry')
    .where('id', 'in', [...ids])
    .execute()
  await tx
    .deleteFrom('schedule')
    .where('id', '=', scheduleId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('scheduleEntry').where('scheduleId', '=', scheduleId).select('id'))),
    )
    .execute()
}

export async function isScheduleThere(tx: Reader, id: string): Promise<boolean> {
  const row = await tx.selectFrom('schedule').where('id', '=', id).select('id').executeTakeFirst()
  return row !== undefined
}

export async function leaveEntries(tx: Tx, personId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('scheduleParticipant')
    .where('personId', '=', personId)
    .where('entryId', 'in', [...ids])
    .execute()
}

/** Takes due reminders for one node, each once. */
export async function takeReminders(tx: Tx, { now, most }: Readonly<{ now: string; most: number }>) {
  return tx
    .updateTable('scheduleEntry as entry')
    .set({ remindAt: null })
    .from('schedule')
    .whereRef('schedule.id', '=', 'entry.scheduleId')
    .where('entry.id', 'in', (eb) =>
      eb
        .selectFrom('scheduleEntry')
        .where('remindAt', '<=', now)
        .orderBy('remindAt')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .returning(['entry.id', 'entry.scheduleId', 'entry.starts', 'schedule.title', 'schedule.isAllDay'])
    .execute()
}

/** Returns the files that participants may read, in order. */
export async function filesOf(db: Reader, scheduleId: string) {
  const rows = await db
    .selectFrom('scheduleFile')
    .innerJoin('storedFile as file', 'file.id', 'scheduleFile.fileId')
    .where('scheduleFile.scheduleId', '=', scheduleId)
    .orderBy('scheduleFile.place')
    .select(['file.id as fileId', 'file.name', 'file.size', 'file.type'])
    .execute()
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}

type NewFiles = Readonly<{ scheduleId: string; ownerId: string; files: ScheduleInput['files'] }>

/** Refuses `files.notFound` for files of others, and `files.notReady`. */
export async function addFiles(tx: Tx, { scheduleId, ownerId, files }: NewFiles): Promise<void> {
  const ids = [...new Set(files.map(({ fileId }) => fileId))]
  for (const id of ids) {
    const file = await findFile(tx, id)
    if (file?.ownerId !== ownerId) throw new Refusal<RefusalCode>('files.notFound')
    if (file.state !== 'ready') throw new Refusal<RefusalCode>('files.notReady')
  }
  if (ids.length === 0) return
  await tx
    .insertInto('scheduleFile')
    .values(ids.map((fileId, index) => ({ scheduleId, fileId, place: index })))
    .execute()
}
