import { contract, type RefusalCode, type ScheduleInput } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { forgetEntries } from './forget-entries.ts'
import { makeSchedule } from './make-schedule.ts'
import { meantEntries } from './meant-entries.ts'
import { holdMyEntry } from './my-entry.ts'
import { mayChange } from './policy.ts'
import { peopleOf, type StoredEntry } from './schedule-store.ts'
import { tellParticipants } from './tell-participants.ts'
import { dayAfter, daysBetween } from './times-of.ts'

/** Deletes the affected entries and replaces them by a new schedule. */
export const editEntry = serve(contract.schedules.edit, async (call) => {
  const { input, tx, actor, server } = call
  const { id, which, ...wish } = input
  const entry = await holdMyEntry(call, id)
  if (!mayChange(actor.personId, entry)) throw new Refusal<RefusalCode>('schedules.notYours')

  const meant = await meantEntries(tx, entry, which)
  const ids = meant.map((one) => one.id)
  const before = await peopleOf(tx, ids)
  await forgetEntries(tx, { scheduleId: entry.scheduleId, ids, at: server.clock() })
  const made = await makeSchedule(call, wishFor(which === 'this' ? once(wish) : wish, entry, meant), entry)

  const told = { id: made.id, groupId: made.groupId, title: wish.title }
  const stayed = made.people.filter((person) => before.includes(person))
  const joined = made.people.filter((person) => !before.includes(person))
  const left = before.filter((person) => !made.people.includes(person))
  await tellParticipants(call, { what: 'changed', entry: told, people: stayed })
  await tellParticipants(call, { what: 'invited', entry: told, people: joined })
  await tellParticipants(call, { what: 'calledOff', entry: { ...told, title: entry.title }, people: left })
  return { id: made.id, groupId: made.groupId }
})

function once(wish: ScheduleInput): ScheduleInput {
  return { ...wish, repetition: 'none', repeatsUntil: null }
}

/** An edit of all entries starts from one of them, so the first moves by the same number of days. */
function wishFor(
  wish: ScheduleInput,
  entry: StoredEntry,
  [first]: readonly Readonly<{ starts: string }>[],
): ScheduleInput {
  const days = daysBetween(entry.starts.slice(0, 10), (first ?? entry).starts.slice(0, 10))
  return { ...wish, startDay: dayAfter(wish.startDay, days), endDay: dayAfter(wish.endDay, days) }
}
