import { contract } from '@signet/contract'
import { nextTime } from '@signet/flow'
import { calendarOfTenant } from '../../clock/working-calendar/calendar-of-tenant.ts'
import { serve } from '../../http/serve.ts'

const shown = 3

export const nextTimes = serve(contract.triggers.times, async ({ input, tx, server, now }) => {
  const { event } = input
  const calendar = await calendarOfTenant(tx, server)
  const times: string[] = []
  while (event.kind === 'time' && times.length < shown) {
    const next = nextTime(event, { after: times.at(-1) ?? now, fired: times.length, calendar })
    if (next === undefined) break
    times.push(next)
  }
  return { timeZone: calendar.timeZone, times }
})
