import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { saveCalendar as write } from '../../clock/working-calendar/calendar-store.ts'
import { serve } from '../../http/serve.ts'

export const saveCalendar = serve(contract.workingCalendar.save, async ({ tx, input, actor, now }) => {
  const { week, hasPublicHolidays, ownDays } = input
  if (week.every((shifts) => shifts.length === 0))
    throw new Refusal<RefusalCode>('workingCalendar.neverWorks')
  const days = ownDays.map(({ day }) => day)
  const twice = days.find((day, place) => days.indexOf(day) !== place)
  if (twice !== undefined) throw new Refusal<RefusalCode>('workingCalendar.dayTwice', { day: twice })

  await write(tx, { week, hasPublicHolidays, ownDays, by: actor.personId, now })
  return null
})
