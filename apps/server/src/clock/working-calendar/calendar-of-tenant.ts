import type { Reader } from '@signet/db'
import { type SpecialDays, usualWeek, type WorkingCalendar } from '@signet/flow'
import type { Server } from '../../server.ts'
import { findOwnDays, findWeek, specialDays } from './calendar-store.ts'
import { publicDays } from './public-days.ts'

const holidays: SpecialDays = specialDays(publicDays)

/**
 * Returns the working calendar of a tenant: its week, its special days, and public holidays unless
 * disabled.
 */
export async function calendarOfTenant(
  tx: Reader,
  { timeZone }: Pick<Server, 'timeZone'>,
): Promise<WorkingCalendar> {
  const own = await findWeek(tx)
  const days = specialDays(await findOwnDays(tx))
  const isPublic = own?.hasPublicHolidays ?? true
  return { timeZone, week: own?.week ?? usualWeek, days: isPublic ? { ...holidays, ...days } : days }
}
