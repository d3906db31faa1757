import { contract, type RefusalCode, type ScheduleInput, type ScheduleReminder } from '@signet/contract'
import type { Reader } from '@signet/db'
import { addMinutes, instantOfValue } from '@signet/flow'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import type { WriteContext } from '../../cases/context.ts'
import { dayAfter } from '../../clock/local-days.ts'
import { serve } from '../../http/serve.ts'
import { isColleague } from '../../people/directory/index.ts'
import { dictionaryEntries } from '../lookups/dictionary/index.ts'
import type { Answer } from './participant-store.ts'
import { addFiles, insertSchedule } from './schedule-store.ts'
import { tellParticipants } from './tell-participants.ts'
import { type TimeSpan, timesOf } from './times-of.ts'

/**
 * Adds an entry to the calendar of the actor and invites the others. Refuses as `makeSchedule` does.
 */
export async function planSchedule(
  acting: Pick<WriteContext, 'tx' | 'actor' | 'now' | 'server' | 'tell'>,
  wish: ScheduleInput,
): Promise<NewSchedule> {
  const made = await makeSchedule(acting, wish)
  const { id, groupId, people } = made
  await tellParticipants(acting, { what: 'invited', entry: { id, groupId, title: wish.title }, people })
  return made
}

export const createEntry = serve(contract.schedules.create, async (call) => {
  const { id, groupId } = await planSchedule(call, call.input)
  return { id, groupId }
})

type ScheduleMaker = Pick<WriteContext, 'tx' | 'actor' | 'now' | 'server'>

type NewSchedule = Readonly<{
  id: string
  groupId: string
  people: readonly string[]
  /** Whether the entries have other times than those they replace. */
  isMoved: boolean
}>

/** What an edit replaces; the answers of its people count on while the times stay. */
type ReplacedEntries = Readonly<{
  category: string
  times: readonly TimeSpan[]
  answers: ReadonlyMap<string, Answer>
}>

/** A year of days with a team of nine, or a year of weeks with a department of 58. */
const mostInvitations = 3000

/**
 * Adds entries for the actor, who has accepted them, and invites participants; returns the first.
 * Refuses `schedules.noTitle`, `schedules.personUnknown`, `schedules.tooManyInvitations`, and what
 * `timesOf`, `checkCategory` and `addFiles` refuse.
 */
export async function makeSchedule(
  { tx, actor, now, server }: ScheduleMaker,
  wish: ScheduleInput,
  before?: ReplacedEntries,
): Promise<NewSchedule> {
  if (wish.title === '') throw new Refusal<RefusalCode>('schedules.noTitle')
  const times = timesOf(wish)
  const people = [...new Set([actor.personId, ...wish.toUserIds])]
  const directory = await server.directories.of(actor.tenant)
  if (!people.every((person) => person === actor.personId || isColleague(directory, person)))
    throw new Refusal<RefusalCode>('schedules.personUnknown')
  if (times.length * (people.length - 1) > mostInvitations)
    throw new Refusal<RefusalCode>('schedules.tooManyInvitations', { max: mostInvitations })

  await checkCategory(tx, { category: wish.category, ...(before && { before: before.category }) })
  const { reminder } = wish
  const { timeZone } = server
  const groupId = server.newId()
  const entries = times.map((time) => ({
    ...time,
    id: server.newId(),
    remindAt: remindAt({ reminder, starts: time.starts, timeZone, now }),
  }))
  const isMoved = !isSame(times, before?.times ?? [])
  const answers = new Map(
    people.map((person) => [person, isMoved ? 'pending' : (before?.answers.get(person) ?? 'pending')]),
  ).set(actor.personId, 'accepted')
  await insertSchedule(tx, { id: groupId, creatorId: actor.personId, wish, entries, people: answers, now })
  await addFiles(tx, { scheduleId: groupId, ownerId: actor.personId, files: wish.files })
  return { id: entries[0]?.id ?? '', groupId, people, isMoved }
}

function isSame(times: readonly TimeSpan[], before: readonly TimeSpan[]): boolean {
  return (
    times.length === before.length &&
    times.every(({ starts, ends }, index) => starts === before[index]?.starts && ends === before[index]?.ends)
  )
}

type ReminderInput = Readonly<{ reminder: ScheduleReminder; starts: string; timeZone: string; now: string }>

/** Returns the time of the reminder in ISO 8601; null without a reminder, or when it has passed. */
function remindAt({ reminder, starts, timeZone, now }: ReminderInput): string | null {
  const at = instantOfValue(reminderTimeOf(reminder, starts), timeZone)
  if (at === undefined) return null

  const remindsAt = reminder.kind === 'minutes' ? addMinutes(at, -reminder.minutes) : at
  return remindsAt >= now ? remindsAt : null
}

function reminderTimeOf(reminder: ScheduleReminder, starts: string): string | null {
  if (reminder.kind === 'none') return null
  if (reminder.kind === 'minutes') return starts
  const hour = String(reminder.hour).padStart(2, '0')
  return `${dayAfter(starts.slice(0, 10), -reminder.days)}T${hour}:00`
}

const dictionary = 'scheduleType'

/** Returns a function from category code to name; retired categories keep theirs. */
export async function categoryNames(db: Reader, locale: Locale): Promise<(code: string) => string> {
  const names = new Map(
    (await dictionaryEntries(db, dictionary)).map(({ code, name }) => [code, name[locale]]),
  )
  return (code) => names.get(code) ?? ''
}

/** Refuses `schedules.categoryUnknown`; an unchanged category may stay even if retired. */
async function checkCategory(
  db: Reader,
  { category, before }: Readonly<{ category: string; before?: string }>,
): Promise<void> {
  if (category === '' || category === before) return
  const isOffered = (await dictionaryEntries(db, dictionary)).some(
    (entry) => entry.code === category && entry.isOffered,
  )
  if (!isOffered) throw new Refusal<RefusalCode>('schedules.categoryUnknown')
}
