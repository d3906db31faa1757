import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { usualWeek } from '@signet/flow'
import { Refusal } from '@signet/std'
import { findOwnDays, findWeek, publicDays, saveCalendar as write } from '../../../clock/working-calendar.ts'
import { serve } from '../../../http/serve.ts'
import { refuseOvertaken, revisionOf } from '../../../revisions/index.ts'

export const showCalendar = serve(contract.workingCalendar.show, async ({ tx, now, server }) => {
  const stored = await storedCalendar(tx)
  const lastYear = String(Number(now.slice(0, 4)) - 1)
  return {
    timeZone: server.timeZone,
    ...stored,
    revision: revisionOf(stored),
    publicDays: publicDays.filter(({ day }) => day >= lastYear),
  }
})

async function storedCalendar(tx: Reader) {
  const own = await findWeek(tx)
  return {
    week: own?.week ?? usualWeek,
    hasPublicHolidays: own?.hasPublicHolidays ?? true,
    ownDays: await findOwnDays(tx),
  }
}

export const saveCalendar = serve(contract.workingCalendar.save, async (call) => {
  const { tx, input, actor, now, server } = call
  const { week, hasPublicHolidays, ownDays, expects } = input
  if (week.every((shifts) => shifts.length === 0))
    throw new Refusal<RefusalCode>('workingCalendar.neverWorks')
  const days = ownDays.map(({ day }) => day)
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  if (twice !== undefined) throw new Refusal<RefusalCode>('workingCalendar.dayTwice', { day: twice })

  // Changes of the directory take turns, so that what is compared stays until the commit.
  await server.directories.changed({ ...call, tenant: actor.tenant })
  refuseOvertaken(await storedCalendar(tx), expects)
  await write(tx, { week, hasPublicHolidays, ownDays, by: actor.personId, now })
  return null
})
