import type { Reader } from '@signet/db'
import type { WriteContext } from '../../cases/context.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import { workInTenant } from '../../clock/work-in-tenant.ts'
import type { Server } from '../../server.ts'
import { participantsOf } from './participant-store.ts'
import { takeReminders } from './schedule-store.ts'

/** Where the notice links: 1 a reminder, 2 the entry, 3 nothing, since it is gone (spec section 2). */
const types = {
  invited: 2,
  changed: 2,
  moved: 2,
  accepted: 2,
  tentative: 2,
  declined: 2,
  calledOff: 3,
} as const

type EntryNotice = Readonly<{
  what: keyof typeof types
  entry: Readonly<{ id: string; groupId: string; title: string }>
  people: readonly string[]
}>

/** Notifies participants of a change, except the actor. */
export async function tellParticipants(
  { tell, actor, server, now }: Pick<WriteContext, 'tell' | 'actor' | 'server' | 'now'>,
  { what, entry: { id, groupId, title }, people }: EntryNotice,
): Promise<void> {
  const toPersonIds = people.filter((person) => person !== actor.personId)
  if (toPersonIds.length === 0) return

  const { nameOf } = await server.directories.of(actor.tenant)
  tell({
    topic: 'notice',
    body: {
      toPersonIds,
      kind: 'schedule',
      titleKey: `schedules.notice.${what}`,
      titleParams: { person: nameOf(actor.personId), title },
      senderId: actor.personId,
      schedule: { type: types[what], groupId, id },
      fact: `schedule:${id}:${what}:${actor.personId}:${now}`,
    },
  })
}

const atOnce = 200

/** Sends due reminders, each once even with several nodes. */
export async function remindParticipants(server: Server, tenant: string): Promise<boolean> {
  const reminded = await workInTenant(server, tenant, async ({ tx, now, tell }) => {
    const entries = await takeReminders(tx, { now, most: atOnce })
    for (const entry of entries) tell(reminderOf(entry, await attendeesOf(tx, entry.id)))
    return entries.length
  })
  if (reminded === atOnce) await remindParticipants(server, tenant)
  return reminded > 0
}

/** People who accepted an entry; the creator is one of them. */
async function attendeesOf(tx: Reader, entryId: string): Promise<readonly string[]> {
  const people = await participantsOf(tx, [entryId])
  return people.flatMap(({ personId, answer }) => (answer === 'accepted' ? [personId] : []))
}

type DueReminder = Awaited<ReturnType<typeof takeReminders>>[number]

function reminderOf(
  { id, scheduleId: groupId, starts, title, isAllDay }: DueReminder,
  people: readonly string[],
): OutboxFact {
  return {
    topic: 'notice',
    body: {
      toPersonIds: people,
      kind: 'schedule',
      titleKey: 'schedules.notice.reminder',
      titleParams: { title, at: isAllDay ? starts.slice(0, 10) : starts.replace('T', ' ') },
      schedule: { type: 1, groupId, id },
      fact: `schedule:${id}:reminder`,
    },
  }
}
