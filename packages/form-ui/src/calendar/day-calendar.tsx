import { type CalendarDate, parseDate } from '@internationalized/date'
import type { FormStore, Locale } from '@signet/form'
import type { RangeEnds } from '@signet/form/kinds'
import { lunarText } from '@signet/i18n'
import { useLanguage, useT } from '@signet/i18n/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  RangeCalendar as AriaRangeCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/RangeCalendar'

import { useFormContext } from '../form/surroundings.ts'
import styles from './calendar.module.css'

type Limits = Readonly<{
  label: string
  /** The highlighted day, which also decides the first month shown. */
  today: string
  earliest?: string | undefined
  latest?: string | undefined
  takesFocus: boolean
}>

type DayCalendarProps = Limits & Readonly<{ day: string | undefined; onChoose: (day: string) => void }>

/** A month of days. All days are written as `2026-11-20`. */
export function DayCalendar({ day, onChoose, ...limits }: DayCalendarProps) {
  const { locale } = useLanguage()
  return (
    <I18nProvider locale={locale}>
      <Calendar
        {...frameOf(limits, day)}
        value={day === undefined ? null : parseDate(day)}
        onChange={(chosen) => onChoose(chosen.toString())}
      >
        <Month locale={locale} today={limits.today} />
      </Calendar>
    </I18nProvider>
  )
}

type RangeCalendarProps = Limits &
  Readonly<{ ends: RangeEnds | undefined; onChoose: (ends: RangeEnds) => void }>

/** A month of days where the first press sets one end and the second the other. */
export function RangeCalendar({ ends, onChoose, ...limits }: RangeCalendarProps) {
  const { locale } = useLanguage()
  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        {...frameOf(limits, ends?.[0])}
        value={ends ? { start: parseDate(ends[0]), end: parseDate(ends[1]) } : null}
        onChange={({ start, end }) => onChoose([start.toString(), end.toString()])}
      >
        <Month locale={locale} today={limits.today} />
      </AriaRangeCalendar>
    </I18nProvider>
  )
}

function frameOf({ label, today, earliest, latest, takesFocus }: Limits, day: string | undefined) {
  holdStyleBack()
  return {
    'aria-label': label,
    className: styles.calendar ?? '',
    autoFocus: takesFocus,
    defaultFocusedValue: parseDate(day ?? today),
    ...(earliest === undefined ? {} : { minValue: parseDate(earliest) }),
    ...(latest === undefined ? {} : { maxValue: parseDate(latest) }),
  }
}

const ariaStyle = 'react-aria-pressable-style'

/** React Aria adds a style element unless this id is taken, and the content policy of the pages would refuse it. */
function holdStyleBack(): void {
  if (document.getElementById(ariaStyle)) return
  const mark = document.createElement('meta')
  mark.id = ariaStyle
  document.head.append(mark)
}

function Month({ locale, today }: Readonly<{ locale: Locale; today: string }>) {
  const year = <CalendarYearPicker key="year">{(years) => <Pick {...years} />}</CalendarYearPicker>
  const month = <CalendarMonthPicker key="month">{(months) => <Pick {...months} />}</CalendarMonthPicker>
  return (
    <>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        {locale === 'en-US' ? [month, year] : [year, month]}
        <Button slot="next" className={styles.turn ?? ''}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid className={styles.days ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday ?? ''}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} today={today} locale={locale} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

type DayProps = Readonly<{ date: CalendarDate; today: string; locale: Locale }>

/** Days off and make-up days are marked, as calendars in China print them. */
function Day({ date, today, locale }: DayProps) {
  const t = useT()
  const mark = markOf(useFormContext().store.context, date.toString())
  const look = date.toString() === today ? `${styles.day} ${styles.today}` : styles.day
  const lunar = lunarText(date.toDate('UTC').getTime() / millisecondsPerDay, locale)
  return (
    <CalendarCell date={date} className={look ?? ''}>
      {({ formattedDate }) => (
        <>
          <span>{formattedDate}</span>
          {lunar && <span className={styles.lunar}>{lunar}</span>}
          {mark && (
            <span className={styles.mark} data-mark={mark}>
              {t(`form.day.${mark}`)}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  )
}

function markOf({ calendar }: FormStore['context'], day: string): 'free' | 'worked' | undefined {
  if (calendar?.holidays.includes(day)) return 'free'
  return calendar?.workdays.includes(day) ? 'worked' : undefined
}

const millisecondsPerDay = 86_400_000

type Picker = Parameters<ComponentProps<typeof CalendarMonthPicker>['children']>[0]
type PickProps = Pick<Picker, 'aria-label' | 'value' | 'onChange'> &
  Readonly<{ items: readonly Readonly<{ id: number; formatted: string }>[] }>

function Pick({ 'aria-label': label, value, onChange, items }: PickProps) {
  return (
    <select
      className={styles.pick}
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
