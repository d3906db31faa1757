import { contract, type ParsedInput, type RefusalCode, type ScheduleInput } from '@signet/contract'
import type { Reader, Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { dayAfter } from '../../clock/local-days.ts'
import { serve } from '../../http/serve.ts'
import { abandonFiles } from '../files/index.ts'
import { lockMyEntry, mayChange } from './my-entry.ts'
import { leaveEntries, participantsOf } from './participant-store.ts'
import { makeSchedule } from './plan-schedule.ts'
import { deleteEntries, entriesFrom, filesOf, isScheduleThere, type StoredEntry } from './schedule-store.ts'
import { tellParticipants } from './tell-participants.ts'
import { daysBetween } from './times-of.ts'

/** Deletes the affected entries and replaces them by a new schedule. */
export const editEntry = serve(contract.schedules.edit, async (call) => {
  const { input, tx, actor, server } = call
  const { id, which, ...wish } = input
  const entry = await lockMyEntry(call, id)
  if (!mayChange(actor.personId, entry)) throw new Refusal<RefusalCode>('schedules.notYours')

  const meant = await listAffectedEntries(tx, entry, which)
  const ids = meant.map((one) => one.id)
  const answers = new Map((await participantsOf(tx, ids)).map(({ personId, answer }) => [personId, answer]))
  await forgetEntries(tx, { scheduleId: entry.scheduleId, ids, at: server.clock() })
  const made = await makeSchedule(
    call,
    inputForEdit(which === 'this' ? asSingleEntry(wish) : wish, entry, meant),
    { category: entry.category, times: meant, answers },
  )

  const before = [...answers.keys()]
  const changedEntry = { id: made.id, groupId: made.groupId, title: wish.title }
  const stayed = made.people.filter((person) => before.includes(person))
  const joined = made.people.filter((person) => !before.includes(person))
  const left = before.filter((person) => !made.people.includes(person))
  await tellParticipants(call, {
    what: made.isMoved ? 'moved' : 'changed',
    entry: changedEntry,
    people: stayed,
  })
  await tellParticipants(call, { what: 'invited', entry: changedEntry, people: joined })
  await tellParticipants(call, {
    what: 'calledOff',
    entry: { ...changedEntry, title: entry.title },
    people: left,
  })
  return { id: made.id, groupId: made.groupId }
})

function asSingleEntry(wish: ScheduleInput): ScheduleInput {
  return { ...wish, repetition: 'none', repeatsUntil: null }
}

/** An edit of all entries starts from one of them, so the first moves by the same number of days. */
function inputForEdit(
  wish: ScheduleInput,
  entry: StoredEntry,
  [first]: readonly Readonly<{ starts: string }>[],
): ScheduleInput {
  const days = daysBetween(entry.starts.slice(0, 10), (first ?? entry).starts.slice(0, 10))
  return { ...wish, startDay: dayAfter(wish.startDay, days), endDay: dayAfter(wish.endDay, days) }
}

/** The creator cancels an entry; a participant leaves it for the others. */
export const removeEntry = serve(contract.schedules.remove, async (call) => {
  const { input, tx, actor, server } = call
  const entry = await lockMyEntry(call, input.id)
  const ids = (await listAffectedEntries(tx, entry, input.which)).map(({ id }) => id)
  if (!mayChange(actor.personId, entry)) {
    await leaveEntries(tx, actor.personId, ids)
    return null
  }

  const people = (await participantsOf(tx, ids)).map(({ personId }) => personId)
  await forgetEntries(tx, { scheduleId: entry.scheduleId, ids, at: server.clock() })
  const { id, scheduleId: groupId, title } = entry
  await tellParticipants(call, { what: 'calledOff', entry: { id, groupId, title }, people })
  return null
})

type EntryRemoval = Readonly<{ scheduleId: string; ids: readonly string[]; at: number }>

/** Deletes entries, an empty schedule, and its files unless used elsewhere. */
async function forgetEntries(tx: Tx, { scheduleId, ids, at }: EntryRemoval): Promise<void> {
  const files = await filesOf(tx, scheduleId)
  await deleteEntries(tx, scheduleId, ids)
  if (await isScheduleThere(tx, scheduleId)) return
  await abandonFiles(tx, { fileIds: files.map(({ fileId }) => fileId), at, grace: 'carried' })
}

type AffectedEntries = ParsedInput<typeof contract.schedules.remove>['which']

/** Returns the affected entries: this one, this and later ones, or all. */
export async function listAffectedEntries(
  tx: Reader,
  { id, scheduleId, starts, ends }: StoredEntry,
  which: AffectedEntries,
) {
  if (which === 'this') return [{ id, starts, ends }]
  return entriesFrom(tx, scheduleId, which === 'later' ? { starts } : 'first')
}
