import { useFormats, useT } from '@signet/i18n/react'
import { Button, Card, CellGroup, Empty, IconButton, PageState } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { CalendarPlus, ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useNow } from '../../kit/context/use-now.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { ColourDot, EntryCell } from './entry-cell.tsx'
import { InvitationList } from './invitation-list.tsx'
import { dayAfter, gridOf, localDay, monthAfter, noonOf, scheduleHref } from './month-days.ts'
import { type Entry, useEntries } from './queries.ts'
import styles from './schedule-page.module.css'

/** A month with a dot on each busy day, and the events of the chosen day. */
export function SchedulePage() {
  const t = useT()
  const { history } = useRouter()
  const search = useSearch({ from: '/member/pages/workFlow/schedule/index' })
  const today = localDay(useNow())
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
      <InvitationList />
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

type MonthGridProps = Readonly<{
  day: string
  today: string
  entries: readonly Entry[]
  onDay: (day: string) => void
}>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
const mostDots = 3
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** A month to choose a day from, by pointer or arrow keys. */
export function MonthGrid({ day, today, entries, onDay }: MonthGridProps) {
  const t = useT()
  const [year, month] = day.split('-').map(Number)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onDay(dayAfter(day, step))
  }
  return (
    <Card label={t('schedules.calendar')}>
      <div className={styles.head}>
        <IconButton
          label={t('schedules.monthBefore')}
          icon={<ChevronLeft />}
          onClick={() => onDay(monthAfter(day, -1))}
        />
        <h2 className={styles.title} aria-live="polite">
          {t('schedules.month', { year: String(year), month: Number(month) })}
        </h2>
        <IconButton
          label={t('schedules.monthAfter')}
          icon={<ChevronRight />}
          onClick={() => onDay(monthAfter(day, 1))}
        />
        <button type="button" className={styles.today} onClick={() => onDay(today)}>
          {t('schedules.today')}
        </button>
      </div>
      <div className={styles.grid} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday} className={styles.weekday}>
            {t(`schedules.weekday.${weekday}`)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div className={styles.grid} onKeyDown={move}>
        {gridOf(day).map((one) => (
          <DayButton
            key={one}
            day={one}
            isChosen={one === day}
            isToday={one === today}
            isOutside={one.slice(0, 7) !== day.slice(0, 7)}
            entries={entries.filter(({ startDay, endDay }) => startDay <= one && one <= endDay)}
            onPress={() => onDay(one)}
          />
        ))}
      </div>
    </Card>
  )
}

type DayButtonProps = Readonly<{
  day: string
  isChosen: boolean
  isToday: boolean
  isOutside: boolean
  entries: readonly Entry[]
  onPress: () => void
}>

function DayButton({ day, isChosen, isToday, isOutside, entries, onPress }: DayButtonProps) {
  const t = useT()
  const formats = useFormats()
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      tabIndex={isChosen ? 0 : -1}
      // The arrow keys move the focus with the day.
      ref={(button) => {
        const inGrid = button?.parentElement?.contains(document.activeElement)
        if (isChosen && inGrid && document.activeElement !== button) button?.focus()
      }}
      onClick={onPress}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="visually-hidden">
        {t('schedules.dayWithCount', { day: formats.date(noonOf(day)), count: entries.length })}
      </span>
      <span className={styles.dots}>
        {entries.slice(0, mostDots).map(({ id, color }) => (
          <ColourDot key={id} colour={color} />
        ))}
      </span>
    </button>
  )
}
