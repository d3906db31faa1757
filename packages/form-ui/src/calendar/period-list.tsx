import type { Locale } from '@signet/form'
import { monthName } from '@signet/form/kinds'
import { useLanguage } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

import styles from './calendar.module.css'

type PeriodListProps = Readonly<{
  unit: 'month' | 'year'
  /** Where the list begins, `2026-11-20`. */
  day: string
  /** The first day of what is chosen. */
  chosen: string | undefined
  earliest?: string | undefined
  latest?: string | undefined
  /** Hears the first day of what was chosen. */
  onChoose: (day: string) => void
}>

const perPage = 12
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

/** The months of a year, or twelve years, to choose one of. */
export function PeriodList({ unit, day, chosen, earliest = '', latest = '9999', onChoose }: PeriodListProps) {
  const { locale } = useLanguage()
  const year = Number(day.slice(0, 4))
  const [page, setPage] = useState(unit === 'month' ? year : Math.floor(year / perPage))
  const days = Array.from({ length: perPage }, (_, at) => firstDay(unit, page, at))
  const title = (one: number) => (unit === 'month' ? String(one) : titleOfYears(one))

  return (
    <div>
      <header className={styles.head}>
        <IconButton label={title(page - 1)} icon={<ChevronLeft />} onClick={() => setPage(page - 1)} />
        <span className={styles.title} aria-live="polite">
          {title(page)}
        </span>
        <IconButton label={title(page + 1)} icon={<ChevronRight />} onClick={() => setPage(page + 1)} />
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys */}
      <div className={styles.choices} onKeyDown={walk}>
        {days.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.choice}
            aria-pressed={chosen !== undefined && begins(unit, chosen) === begins(unit, one)}
            disabled={begins(unit, one) < begins(unit, earliest) || begins(unit, one) > begins(unit, latest)}
            onClick={() => onChoose(one)}
          >
            {nameOf(unit, one, locale)}
          </button>
        ))}
      </div>
    </div>
  )
}

function firstDay(unit: 'month' | 'year', page: number, at: number): string {
  if (unit === 'month') return `${String(page).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}-01`
  return `${String(page * perPage + at).padStart(4, '0')}-01-01`
}

function titleOfYears(page: number): string {
  return `${page * perPage} – ${page * perPage + perPage - 1}`
}

/** What of a day tells its month or year. */
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
