import { shiftsOn } from '@signet/flow'
import type { Calendar, CalendarDraft } from './queries.ts'

type Day = CalendarDraft['ownDays'][number]

/** Whether a day is worked, for how long, and which rule says so. */
export type DayStanding = Readonly<{ minutes: number; by: 'week' | 'public' | 'own'; name: string }>

/** The state of each date in the draft: own days override public ones, which override the week. */
export function dayStandings(
  { week, hasPublicHolidays, ownDays }: CalendarDraft,
  { publicDays }: Pick<Calendar, 'publicDays'>,
): (date: string) => DayStanding {
  const publicOnes = byDate(hasPublicHolidays ? publicDays : [])
  const own = byDate(ownDays)

  return (date) => {
    const special = own.get(date) ?? publicOnes.get(date)
    const days = special ? { [date]: special.kind } : {}
    const minutes = shiftsOn({ week, days }, date).reduce((sum, { from, to }) => sum + to - from, 0)
    if (!special) return { minutes, by: 'week', name: '' }
    return { minutes, by: own.has(date) ? 'own' : 'public', name: special.name }
  }
}

function byDate(days: readonly Day[]): ReadonlyMap<string, Day> {
  return new Map(days.map((day) => [day.day, day]))
}
