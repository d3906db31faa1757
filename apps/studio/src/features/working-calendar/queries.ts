import type { Client } from '@signet/client'
import { shiftsOn } from '@signet/flow'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const subject = 'working-calendar'

export type Calendar = Awaited<ReturnType<Client['workingCalendar']['show']>>
export type CalendarDraft = Pick<Calendar, 'week' | 'hasPublicHolidays' | 'ownDays'>

export const calendarQuery = ({ workingCalendar }: Client) =>
  queryOptions({
    queryKey: [subject],
    queryFn: ({ signal }) => workingCalendar.show({}, { signal }),
  })

export function useSaveCalendar(save: (draft: CalendarDraft) => Promise<void>) {
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: save,
    onSuccess: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}

/** Whether a holiday of a year is only expected and the tenant has not set that day. */
export function isAwaited(
  { hasPublicHolidays, ownDays }: CalendarDraft,
  { publicDays }: Pick<Calendar, 'publicDays'>,
  year: string,
): boolean {
  const own = byDate(ownDays)
  return (
    hasPublicHolidays &&
    publicDays.some(({ day, isExpected }) => isExpected && day.startsWith(year) && !own.has(day))
  )
}

/** The draft with imported days, which replace own ones of the same date. */
export function withImported(draft: CalendarDraft, days: readonly Day[]): CalendarDraft {
  const imported = byDate(days)
  const kept = draft.ownDays.filter(({ day }) => !imported.has(day))
  return { ...draft, ownDays: [...kept, ...days].sort((one, other) => (one.day < other.day ? -1 : 1)) }
}

type Day = CalendarDraft['ownDays'][number]

/** Whether a day is worked, for how long, and which rule says so. */
export type DayState = Readonly<{ minutes: number; by: 'week' | 'public' | 'expected' | 'own'; name: string }>

/** The state of each date in the draft: own days override public ones, which override the week. */
export function dayStates(
  { week, hasPublicHolidays, ownDays }: CalendarDraft,
  { publicDays }: Pick<Calendar, 'publicDays'>,
): (date: string) => DayState {
  const publicOnes = byDate(hasPublicHolidays ? publicDays : [])
  const expected = new Set(publicDays.flatMap(({ day, isExpected }) => (isExpected ? [day] : [])))
  const own = byDate(ownDays)

  return (date) => {
    const special = own.get(date) ?? publicOnes.get(date)
    const days = special ? { [date]: special.kind } : {}
    const minutes = shiftsOn({ week, days }, date).reduce((sum, { from, to }) => sum + to - from, 0)
    if (!special) return { minutes, by: 'week', name: '' }
    if (own.has(date)) return { minutes, by: 'own', name: special.name }
    return { minutes, by: expected.has(date) ? 'expected' : 'public', name: special.name }
  }
}

function byDate(days: readonly Day[]): ReadonlyMap<string, Day> {
  return new Map(days.map((day) => [day.day, day]))
}
