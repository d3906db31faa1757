import { wallClock } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { CalendarForm } from './calendar-form.tsx'
import { calendarQuery } from './queries.ts'
import styles from './working-calendar.module.css'

/** When the company works: time limits and timers count by it. */
export function WorkingCalendarPage() {
  const t = useT()
  const { month } = useSearch({ from: '/signed-in/working-calendar' })
  const navigate = useNavigate({ from: '/working-calendar' })
  const { data, error, refetch } = useQuery(calendarQuery(useClient()))
  const today = wallClock(new Date().toISOString(), data?.timeZone).slice(0, 10)

  return (
    <section className={styles.page} aria-label={t('working-calendar.title')}>
      <h1 className={styles.heading}>{t('working-calendar.title')}</h1>
      <p className={styles.hint}>
        {data ? t('working-calendar.hint', { timeZone: data.timeZone }) : t('studio.loading')}
      </p>
      {data === undefined && error && <Failure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
      {data && (
        <CalendarForm
          calendar={data}
          month={month ?? today.slice(0, 7)}
          today={today}
          onMonth={(shown) => navigate({ search: { month: shown }, replace: true })}
        />
      )}
    </section>
  )
}
