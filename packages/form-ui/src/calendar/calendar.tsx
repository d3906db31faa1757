import type { Locale } from '@signet/form'
import { monthName } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { IconButton, Spinner } from '@signet/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, lazy, Suspense, useState } from 'react'
import styles from './calendar.module.css'
import type { DayCalendar, RangeCalendar } from './day-calendar.tsx'

const load = () => import('./day-calendar.tsx')
const LazyDays = lazy(async () => ({ default: (await load()).DayCalendar }))
const LazyRange = lazy(async () => ({ default: (await load()).RangeCalendar }))

/** A calendar to choose a day, loaded on first use because phones never need it. */
export function Days(props: ComponentProps<typeof DayCalendar>) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyDays {...props} />
    </Suspense>
  )
}

/** A calendar to choose the first and last day. */
export function DayRange(props: ComponentProps<typeof RangeCalendar>) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyRange {...props} />
    </Suspense>
  )
}

type PeriodListProps = Readonly<{
  unit: 'month' | 'year'
  /** Where the list begins, such as `2026-11-20`. */
  day: string
  /** The first day of the chosen period. */
  chosen: string | undefined
  earliest?: string | undefined
  latest?: string | undefined
  /** Called with the first day of the chosen period. */
  onChoose: (day: string) => void
}>

const perPage = 12
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

/** A list of the months of a year, or of twelve years. */
export function PeriodList({ unit, day, chosen, earliest = '', latest = '9999', onChoose }: PeriodListProps) {
  const year = Number(day.slice(0, 4))
  const [page, setPage] = useState(unit === 'month' ? year : Math.floor(year / perPage))
  const days = Array.from({ length: perPage }, (_, at) => firstDay(unit, page, at))
  const title = (one: number) => (unit === 'month' ? String(one) : titleOfYears(one))

  return (
    <div>
      <PeriodHead title={title} page={page} onPage={setPage} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys */}
      <div className={styles.choices} onKeyDown={walk}>
        {days.map((one) => (
          <PeriodChoice
            key={one}
            one={one}
            chosen={chosen}
            unit={unit}
            earliest={earliest}
            latest={latest}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  )
}

type PeriodChoiceProps = Pick<PeriodListProps, 'chosen' | 'unit' | 'onChoose'> &
  Readonly<{ one: string; earliest: string; latest: string }>

function PeriodChoice({ one, chosen, unit, earliest, latest, onChoose }: PeriodChoiceProps) {
  const { locale } = useLanguage()
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={chosen !== undefined && begins(unit, chosen) === begins(unit, one)}
      disabled={begins(unit, one) < begins(unit, earliest) || begins(unit, one) > begins(unit, latest)}
      onClick={() => onChoose(one)}
    >
      {nameOf(unit, one, locale)}
    </button>
  )
}

type PeriodHeadProps = Readonly<{
  title: (one: number) => string
  page: number
  onPage: (value: number) => void
}>

function PeriodHead({ title, page, onPage }: PeriodHeadProps) {
  return (
    <header className={styles.head}>
      <IconButton label={title(page - 1)} icon={<ChevronLeft />} onClick={() => onPage(page - 1)} />
      <span className={styles.title} aria-live="polite">
        {title(page)}
      </span>
      <IconButton label={title(page + 1)} icon={<ChevronRight />} onClick={() => onPage(page + 1)} />
    </header>
  )
}

function firstDay(unit: 'month' | 'year', page: number, at: number): string {
  if (unit === 'month') return `${String(page).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}-01`
  return `${String(page * perPage + at).padStart(4, '0')}-01-01`
}

function titleOfYears(page: number): string {
  return `${page * perPage} – ${page * perPage + perPage - 1}`
}

/** Returns the part of a day that identifies its month or year. */
function begins(unit: 'month' | 'year', day: string): string {
  return day.slice(0, unit === 'month' ? 7 : 4)
}

function nameOf(unit: 'month' | 'year', day: string, locale: Locale): string {
  return unit === 'year' ? day.slice(0, 4) : monthName(day, locale)
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const at = all.indexOf(event.target as HTMLButtonElement)
  const next = all[at + (steps[event.key] ?? Number.NaN)]
  if (!next) return
  next.focus()
  event.preventDefault()
}
