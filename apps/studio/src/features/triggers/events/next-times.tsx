import type { TriggerEvent } from '@signet/flow'
import { useLanguage, useT } from '@signet/i18n/react'
import { ErrorNote } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useClient } from '../../../shell/desk.ts'
import { timesQuery } from '../queries.ts'
import styles from '../triggers.module.css'

/** When it comes round next, as the clocks of the company show it; or what is wrong with the schedule. */
export function NextTimes({ event }: Readonly<{ event: TriggerEvent }>) {
  const t = useT()
  const { locale } = useLanguage()
  const { data, error } = useQuery(timesQuery(useClient(), useDeferredValue(event)))
  if (error) return <ErrorNote error={error} />
  if (!data) return <p className={styles.hint}>…</p>
  if (data.times.length === 0) return <p className={styles.hint}>{t('triggers.noNextTimes')}</p>

  const { timeZone, times } = data
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...{
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    },
    hourCycle: 'h23',
  })
  return (
    <section className={styles.times} aria-live="polite">
      <h4>{t('triggers.nextTimes', { timeZone })}</h4>
      <ol>
        {times.map((at) => (
          <li key={at}>
            <time dateTime={at}>{format.format(new Date(at))}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
