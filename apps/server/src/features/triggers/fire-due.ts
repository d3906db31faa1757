import { nextTime, type TriggerDefinition } from '@signet/flow'
import { isoOf } from '../../clock.ts'
import type { Server } from '../../server.ts'
import { calendarOfTenant } from '../working-calendar/index.ts'
import { beginRun } from './run-store.ts'
import { changeTrigger, takeDueTriggers } from './trigger-store.ts'

const atOnce = 100

/**
 * Begins a run for every schedule that has come round, and says when it does next. Of several servers one does, and what
 * was missed while none was there is made up for once. Answers whether there was any.
 */
export async function fireDue(server: Server, tenant: string): Promise<boolean> {
  return server.db
    .tenant(tenant)
    .transaction()
    .execute(async (tx) => {
      const now = isoOf(server.clock())
      const due = await takeDueTriggers(tx, now, atOnce)
      if (due.length === 0) return false

      const calendar = await calendarOfTenant(tx, server)
      for (const { id, version, nextAt, fired: before, definition } of due) {
        const fired = before + 1
        const event = { planned_at: nextAt, count: fired }
        await beginRun(tx, { triggerId: id, version, event, key: `time ${nextAt}`, now })
        const next = timeAfter(definition, { after: now, fired, calendar })
        await changeTrigger(tx, id, { fired, nextAt: next })
      }
      return true
    })
}

/** When a trigger comes round next; null for what is not set off by time, or has ended. */
export function timeAfter(
  { event }: TriggerDefinition,
  asked: Parameters<typeof nextTime>[1],
): string | null {
  return event.kind === 'time' ? (nextTime(event, asked) ?? null) : null
}
