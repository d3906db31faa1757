import { contract } from '@signet/contract'
import { usualWeek } from '@signet/flow'
import { findOwnDays, findWeek } from '../../clock/working-calendar/calendar-store.ts'
import { publicDays } from '../../clock/working-calendar/public-days.ts'
import { serve } from '../../http/serve.ts'

export const showCalendar = serve(contract.workingCalendar.show, async ({ tx, now, server }) => {
  const own = await findWeek(tx)
  const lastYear = String(Number(now.slice(0, 4)) - 1)
  return {
    timeZone: server.timeZone,
    week: own?.week ?? usualWeek,
    hasPublicHolidays: own?.hasPublicHolidays ?? true,
    ownDays: await findOwnDays(tx),
    publicDays: publicDays.filter(({ day }) => day >= lastYear),
  }
})
