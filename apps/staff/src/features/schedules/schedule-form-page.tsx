import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../lib/stack-page.tsx'
import { useNow } from '../../lib/use-now.ts'
import { dayOfMoment } from './month-days.ts'
import { useEntry } from './queries.ts'
import { draftOf, newDraft } from './schedule-draft.ts'
import { ScheduleForm } from './schedule-form.tsx'

/** A new entry, or one of mine to change. */
export function ScheduleFormPage() {
  const t = useT()
  const now = useNow()
  const { day, groupId, id } = useSearch({ from: '/member/pages/workFlow/schedule/form' })
  const query = useEntry({ groupId, id })
  if (id === '') return <ScheduleForm entry={null} initial={newDraft(day || dayOfMoment(now))} />
  if (query.data) return <ScheduleForm key={id} entry={query.data} initial={draftOf(query.data)} />

  return (
    <StackPage title={t('schedules.edit')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}
