import type { Client } from '@signet/client'
import { shiftsOn } from '@signet/flow'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

const subject = 'working-calendar'

export type Calendar = Awaited<ReturnType<Client['workingCalendar']['show']>>
export type CalendarDraft = Pick<Calendar, 'week' | 'hasPublicHolidays' | 'ownDays'>

export const calendarQuery = ({ workingCalendar }: Client) =>
  queryOptions({
    queryKey: [subject],
    queryFn: ({ signal }) => workingCalendar.show({}, { signal }),
  })

export function useSaveCalendar() {
  const { workingCalendar } = useClient()
  const cache = useQueryClient()
  return useMutation({
    meta: { shownInPlace: true },
    mutationFn: (draft: CalendarDraft) => workingCalendar.save(draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: [subject] }),
  })
}

type Day = CalendarDraft['ownDays'][number]

/** Whether a day is worked, for how long, and which rule says so. */
export type DayState = Readonly<{ minutes: number; by: 'week' | 'public' | 'own'; name: string }>

/** The state of each date in the draft: own days override public ones, which override the week. */
export function dayStates(
  { week, hasPublicHolidays, ownDays }: CalendarDraft,
  { publicDays }: Pick<Calendar, 'publicDays'>,
): (date: string) => DayState {
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
