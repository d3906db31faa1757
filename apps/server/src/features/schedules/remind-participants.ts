import { isoOf } from '../../clock/clock.ts'
import type { OutboxFact } from '../../clock/outbox/facts.ts'
import type { Server } from '../../server.ts'
import { peopleOf, takeReminders } from './schedule-store.ts'

const atOnce = 200

/** Sends due reminders, each once even with several nodes. */
export async function remindParticipants(server: Server, tenant: string): Promise<void> {
  const now = isoOf(server.clock())
  const told = await server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const facts: OutboxFact[] = []
      for (const entry of await takeReminders(tx, { now, most: atOnce }))
        facts.push(reminderOf(entry, await peopleOf(tx, [entry.id])))
      if (facts.length > 0) await server.outbox.write(tx, facts, now)
      return facts.length
    })
  if (told > 0) server.outbox.wake(tenant)
  if (told === atOnce) await remindParticipants(server, tenant)
}

type Due = Awaited<ReturnType<typeof takeReminders>>[number]

function reminderOf(
  { id, scheduleId: groupId, starts, title, isAllDay }: Due,
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
