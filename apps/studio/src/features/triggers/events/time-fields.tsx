import { freeDayRules, Schedule, ScheduleEnd, type TriggerEvent } from '@signet/flow'
import { useLanguage, useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow } from '../../../kit/properties/setting-rows.tsx'
import { NumberSetting } from '../../flow-design/index.ts'
import { timesQuery } from '../queries.ts'
import styles from '../triggers.module.css'
import { ScheduleFields } from './schedule-fields.tsx'
import type { EventFieldsProps } from './several.tsx'

const rhythms = ['minutes', 'day', 'week', 'month', 'workday', 'cron'] as const

const ends = ['never', 'count', 'date'] as const

/** The schedule, its handling of days off, and its end. */
export function TimeFields({ event, onChange }: EventFieldsProps<'time'>) {
  const t = useT()
  return (
    <>
      <ChoiceRow
        label={t('triggers.every')}
        value={event.schedule.every}
        options={rhythms}
        say={(every) => t(`triggers.every.${every}`)}
        onChange={(every) => onChange({ ...event, schedule: Schedule.parse({ every }) })}
      />
      <ScheduleFields schedule={event.schedule} onChange={(schedule) => onChange({ ...event, schedule })} />
      {event.schedule.every !== 'workday' && (
        <ChoiceRow
          label={t('triggers.freeDays')}
          help={t('triggers.freeDaysHelp')}
          value={event.freeDays}
          options={freeDayRules}
          say={(rule) => t(`triggers.freeDays.${rule}`)}
          onChange={(freeDays) => onChange({ ...event, freeDays })}
        />
      )}
      <EndFields event={event} onChange={onChange} />
      <NextTimes event={event} />
    </>
  )
}

function EndFields({ event, onChange }: EventFieldsProps<'time'>) {
  const t = useT()
  const end = event.ends
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <ChoiceRow
        label={t('triggers.ends')}
        value={end.kind}
        options={ends}
        say={(kind) => t(`triggers.ends.${kind}`)}
        onChange={(kind) => onChange({ ...event, ends: ScheduleEnd.parse({ kind, date: today }) })}
      />
      {end.kind === 'count' && (
        <NumberSetting
          label={t('triggers.count')}
          value={end.count}
          min={1}
          max={100_000}
          onChange={(count) => onChange({ ...event, ends: { ...end, count } })}
        />
      )}
      {end.kind === 'date' && (
        <LastDay value={end.date} onChange={(date) => onChange({ ...event, ends: { ...end, date } })} />
      )}
    </>
  )
}

function LastDay({ value, onChange }: Readonly<{ value: string; onChange: (day: string) => void }>) {
  const t = useT()
  return (
    <PropertyRow label={t('triggers.lastDay')}>
      {(id) => <DayPicker id={id} value={value} onChange={onChange} />}
    </PropertyRow>
  )
}

/** The next times in the company's time zone, or the schedule's error. */
function NextTimes({ event }: Readonly<{ event: TriggerEvent }>) {
  const t = useT()
  const { locale } = useLanguage()
  const { data, error } = useQuery(timesQuery(useClient(), useDeferredValue(event)))
  if (error) return <ErrorNote error={error} />
  if (!data) return <p className={sharedStyles.weak}>…</p>
  if (data.times.length === 0) return <p className={sharedStyles.weak}>{t('triggers.noNextTimes')}</p>

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
