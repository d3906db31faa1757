import { contract, type RefusalCode } from '@signet/contract'
import { usualWeek } from '@signet/flow'
import { Refusal } from '@signet/std'
import { findOwnDays, findWeek, publicDays, saveCalendar as write } from '../../../clock/working-calendar.ts'
import { serve } from '../../../http/serve.ts'

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

export const saveCalendar = serve(contract.workingCalendar.save, async (call) => {
  const { tx, input, actor, now, server } = call
  const { week, hasPublicHolidays, ownDays } = input
  if (week.every((shifts) => shifts.length === 0))
    throw new Refusal<RefusalCode>('workingCalendar.neverWorks')
  const days = ownDays.map(({ day }) => day)
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  if (twice !== undefined) throw new Refusal<RefusalCode>('workingCalendar.dayTwice', { day: twice })

  await write(tx, { week, hasPublicHolidays, ownDays, by: actor.personId, now })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  return null
})
