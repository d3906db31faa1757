import { contract } from '@signet/contract'
import { nextTime, type TriggerDefinition } from '@signet/flow'
import { isoOf } from '../../../clock/clock.ts'
import { calendarOfTenant } from '../../../clock/working-calendar.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import type { Server } from '../../../server.ts'
import { beginRun } from './run-store.ts'
import { changeTrigger, takeDueTriggers } from './trigger-store.ts'

const atOnce = 100

/**
 * Starts a run for every due schedule and sets its next time. Only one node does so; several missed times
 * yield one run. Returns whether there were any.
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

/** Returns the next time of a schedule; null for other triggers and ended schedules. */
export function timeAfter(
  { event }: TriggerDefinition,
  timing: Parameters<typeof nextTime>[1],
): string | null {
  return event.kind === 'time' ? (nextTime(event, timing) ?? null) : null
}

const shown = 3

export const nextTimes = serve(contract.triggers.times, (call) => listTimes(call, call.input.event, call.now))

/** Returns the next times of a schedule; none for other events. */
export async function listTimes(
  { tx, server }: Pick<ReadCall, 'tx' | 'server'>,
  event: TriggerDefinition['event'],
  now: string,
) {
  const calendar = await calendarOfTenant(tx, server)
  const times: string[] = []
  while (event.kind === 'time' && times.length < shown) {
    const next = nextTime(event, { after: times.at(-1) ?? now, fired: times.length, calendar })
    if (next === undefined) break
    times.push(next)
  }
  return { timeZone: calendar.timeZone, times }
}
