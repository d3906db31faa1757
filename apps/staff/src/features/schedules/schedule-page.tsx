import { useFormats, useT } from '@signet/i18n/react'
import { Button, CellGroup, Empty, PageState } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { CalendarPlus, Plus } from 'lucide-react'
import { useNow } from '../../kit/context/use-now.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { EntryCell } from './entry-cell.tsx'
import { dayOfMoment, gridOf, noonOf } from './month-days.ts'
import { MonthGrid } from './month-grid.tsx'
import { type Entry, useEntries } from './queries.ts'
import { scheduleHref } from './schedule-href.ts'

/** A month with a dot on each busy day, and the events of the chosen day. */
export function SchedulePage() {
  const t = useT()
  const { history } = useRouter()
  const search = useSearch({ from: '/member/pages/workFlow/schedule/index' })
  const today = dayOfMoment(useNow())
  const day = search.day || today
  const days = gridOf(day)
  const entries = useEntries(days[0] ?? day, days.at(-1) ?? day)

  return (
    <StackPage
      title={t('schedules.title')}
      onRefresh={() => entries.refetch()}
      footer={
        <Button
          tone="primary"
          isWide
          icon={<Plus aria-hidden="true" />}
          onClick={() => history.push(scheduleHref.create(day))}
        >
          {t('schedules.new')}
        </Button>
      }
    >
      <MonthGrid
        day={day}
        today={today}
        entries={entries.data ?? []}
        onDay={(next) => history.replace(scheduleHref.day(next))}
      />
      <PageState query={entries} skeletonRows={2}>
        {(list) => <DayList day={day} entries={list.filter((entry) => isOn(entry, day))} />}
      </PageState>
    </StackPage>
  )
}

function isOn({ startDay, endDay }: Entry, day: string): boolean {
  return startDay <= day && day <= endDay
}

function DayList({ day, entries }: Readonly<{ day: string; entries: readonly Entry[] }>) {
  const t = useT()
  const formats = useFormats()
  const title = formats.date(noonOf(day))
  if (entries.length === 0)
    return <Empty icon={<CalendarPlus />} title={t('schedules.empty')} hint={t('schedules.emptyHint')} />

  return (
    <CellGroup title={title}>
      {entries.map((entry) => (
        <EntryCell key={entry.id} entry={entry} />
      ))}
    </CellGroup>
  )
}
