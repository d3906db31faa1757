import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../lib/stack-page.tsx'
import { useEntry } from './queries.ts'
import { ScheduleDetail } from './schedule-detail.tsx'

/** One entry: when, who takes part, and what may be done with it. */
export function ScheduleDetailPage() {
  const t = useT()
  const place = useSearch({ from: '/member/pages/workFlow/schedule/detail' })
  const query = useEntry(place)
  if (query.data) return <ScheduleDetail entry={query.data} onRefresh={() => query.refetch()} />

  return (
    <StackPage title={t('schedules.one')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}
