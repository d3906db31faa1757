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
  const { locale } = useLanguage()
  const year = Number(day.slice(0, 4))
  const [page, setPage] = useState(unit === 'month' ? year : Math.floor(year / perPage))
  const days = Array.from({ length: perPage }, (_, at) => firstDay(unit, page, at))
  const title = (one: number) => (unit === 'month' ? String(one) : titleOfYears(one))

  return (
    <div>
      <PeriodHead title={title} page={page} onTurn={setPage} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys */}
      <div className={styles.choices} onKeyDown={walk}>
        {days.map((one) => (
          <PeriodChoice
            key={one}
            name={nameOf(unit, one, locale)}
            isChosen={chosen !== undefined && begins(unit, chosen) === begins(unit, one)}
            isOutside={begins(unit, one) < begins(unit, earliest) || begins(unit, one) > begins(unit, latest)}
            onPress={() => onChoose(one)}
          />
        ))}
      </div>
    </div>
  )
}

type PeriodHeadProps = Readonly<{
  title: (one: number) => string
  page: number
  onTurn: (page: number) => void
}>

function PeriodHead({ title, page, onTurn }: PeriodHeadProps) {
  return (
    <header className={styles.head}>
      <IconButton label={title(page - 1)} icon={<ChevronLeft />} onClick={() => onTurn(page - 1)} />
      <span className={styles.title} aria-live="polite">
        {title(page)}
      </span>
      <IconButton label={title(page + 1)} icon={<ChevronRight />} onClick={() => onTurn(page + 1)} />
    </header>
  )
}

type PeriodChoiceProps = Readonly<{
  name: string
  isChosen: boolean
  isOutside: boolean
  onPress: () => void
}>

function PeriodChoice({ name, isChosen, isOutside, onPress }: PeriodChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      disabled={isOutside}
      onClick={onPress}
    >
      {name}
    </button>
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
