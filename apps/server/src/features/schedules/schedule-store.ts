import type { RefusalCode, ScheduleInput } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { findFile } from '../files/index.ts'
import { type Answer, insertParticipants, participantsOf } from './participant-store.ts'
import type { TimeSpan } from './times-of.ts'

export type StoredEntry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** Returns an entry with its schedule and participants. */
export async function findEntry(tx: Reader, id: string) {
  const row = await entries(tx).where('entry.id', '=', id).executeTakeFirst()
  return row && { ...row, people: await participantsOf(tx, [id]) }
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

/** Returns the entries in a person's calendar on these days; they join it when the person accepts. */
export function entriesOf(tx: Reader, { personId, from, to }: Days) {
  return entries(tx)
    .innerJoin('scheduleParticipant as participant', 'participant.entryId', 'entry.id')
    .where('participant.personId', '=', personId)
    .where('participant.answer', 'in', ['accepted', 'tentative'])
    .select('participant.answer')
    .where('entry.starts', '<=', `${to}T23:59`)
    .where('entry.ends', '>=', `${from}T00:00`)
    .orderBy('entry.starts')
    .orderBy('entry.id')
    .execute()
}

const mostInvitations = 100

type Unanswered = Readonly<{ personId: string; now: string }>

/** Returns the next unanswered entry of each schedule that ends after a local time, soonest first. */
export function invitationsOf(tx: Reader, { personId, now }: Unanswered) {
  const next = entries(tx)
    .innerJoin('scheduleParticipant as participant', 'participant.entryId', 'entry.id')
    .where('participant.personId', '=', personId)
    .where('participant.answer', '=', 'pending')
    .where('entry.ends', '>=', now)
    .distinctOn('entry.scheduleId')
    .orderBy('entry.scheduleId')
    .orderBy('entry.starts')
    .select('participant.answer')
  return tx
    .selectFrom(next.as('next'))
    .selectAll()
    .orderBy('starts')
    .orderBy('id')
    .limit(mostInvitations)
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

type NewSchedule = Readonly<{
  id: string
  creatorId: string
  wish: ScheduleInput
  entries: readonly (TimeSpan & Readonly<{ id: string; remindAt: string | null }>)[]
  people: ReadonlyMap<string, Answer>
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
  await insertParticipants(tx, id, people)
}

/** Returns the entries of a schedule in order: all, or from a start on. */
export function entriesFrom(tx: Reader, scheduleId: string, from: 'first' | Readonly<{ starts: string }>) {
  return tx
    .selectFrom('scheduleEntry')
    .where('scheduleId', '=', scheduleId)
    .$call((query) => (from === 'first' ? query : query.where('starts', '>=', from.starts)))
    .orderBy('starts')
    .select(['id', 'starts', 'ends'])
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
