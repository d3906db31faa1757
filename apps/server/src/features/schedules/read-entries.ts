import { contract, type RefusalCode, type ScheduleEntry, ScheduleInput } from '@signet/contract'
import { localTextOf } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { personRef, type Snapshot } from '../../people/directory/index.ts'
import { mayAnswer, mayChange, myEntry } from './my-entry.ts'
import type { Answer } from './participant-store.ts'
import { categoryNames } from './plan-schedule.ts'
import { entriesOf, filesOf, invitationsOf, type StoredEntry } from './schedule-store.ts'
import { daysBetween } from './times-of.ts'

/** Covers a calendar page of a whole year. */
const mostDays = 400

export const listEntries = serve(contract.schedules.list, async ({ input, tx, actor, server, caller }) => {
  const { startTime: from, endTime: to } = input
  if (daysBetween(from, to) > mostDays)
    throw new Refusal<RefusalCode>('schedules.rangeTooLong', { max: mostDays })

  const directory = await server.directories.of(actor.tenant)
  const rows = await entriesOf(tx, { personId: actor.personId, from, to })
  const categoryName = await categoryNames(tx, caller.locale)
  return { list: rows.map((row) => entryView({ directory, categoryName }, row)) }
})

export const listInvitations = serve(contract.schedules.invitations, async (call) => {
  const { tx, actor, server, caller, now } = call
  const directory = await server.directories.of(actor.tenant)
  const categoryName = await categoryNames(tx, caller.locale)
  const rows = await invitationsOf(tx, { personId: actor.personId, now: localTextOf(now, server.timeZone) })
  return {
    list: rows.map((row) => {
      const { repetition, repeatsUntil } = row
      return { ...entryView({ directory, categoryName }, row), repetition, repeatsUntil }
    }),
  }
})

export const openEntry = serve(contract.schedules.open, async (call) => {
  const { input, actor, server, tx, caller } = call
  const entry = await myEntry(call, input.id)
  if (entry.scheduleId !== input.groupId) throw new Refusal<RefusalCode>('schedules.notFound')

  const directory = await server.directories.of(actor.tenant)
  const categoryName = await categoryNames(tx, caller.locale)
  const { content, category, reminder, repetition, repeatsUntil, people } = entry
  return {
    ...entryView({ directory, categoryName }, { ...entry, answer: answerIn(entry, actor.personId) }),
    ...{ content, category, repetition, repeatsUntil },
    files: await filesOf(tx, entry.scheduleId),
    reminder: ScheduleInput.shape.reminder.parse(reminder),
    participants: people.map(({ personId, answer }) => ({ ...personRef(directory)(personId), answer })),
    can: {
      edit: mayChange(actor.personId, entry),
      remove: true,
      answer: mayAnswer(actor.personId, entry),
    },
  }
})

function answerIn({ people }: StoredEntry, personId: string): Answer {
  return people.find((one) => one.personId === personId)?.answer ?? 'accepted'
}

type EntryTexts = Readonly<{ directory: Snapshot; categoryName: (code: string) => string }>

/** Returns an entry for its people; legacy wire words occur only here. */
function entryView(
  { directory, categoryName }: EntryTexts,
  entry: Omit<StoredEntry, 'people'> & Readonly<{ answer: Answer }>,
): ScheduleEntry {
  const { id, scheduleId, title, isAllDay, starts, ends, urgency, colour, creatorId, answer } = entry
  return {
    ...{ id, title, urgency, answer },
    groupId: scheduleId,
    allDay: isAllDay,
    startDay: starts.slice(0, 10),
    startTime: starts.slice(11),
    endDay: ends.slice(0, 10),
    endTime: ends.slice(11),
    color: colour,
    categoryName: categoryName(entry.category),
    creator: personRef(directory)(creatorId),
  }
}
