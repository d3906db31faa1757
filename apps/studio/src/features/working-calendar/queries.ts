import type { Client } from '@signet/client'
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
