import { wallClock } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Failure, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { Section } from '../../kit/details/facts.tsx'
import { PageTitle } from '../../kit/details/tab-title.tsx'
import { EditForm } from '../../kit/fields/edit-form.tsx'
import { Labelled } from '../../kit/fields/labelled.tsx'
import { useUnsavedQuestion } from '../../kit/fields/use-unsaved-question.ts'
import { fieldMergeRules } from '../../kit/shared-editing/save-merged.ts'
import { useMergedSave } from '../../kit/shared-editing/use-merged-save.tsx'
import { HolidayImport } from './holiday-import.tsx'
import { MonthView } from './month-view.tsx'
import { OwnDays } from './own-days.tsx'
import {
  type Calendar,
  type CalendarDraft,
  calendarQuery,
  dayStates,
  isAwaited,
  useSaveCalendar,
  withImported,
} from './queries.ts'
import { WeekFields } from './week-fields.tsx'
import styles from './working-calendar.module.css'

/** The company's working time, which time limits and timers count by. */
export function WorkingCalendarPage() {
  const t = useT()
  const { month } = useSearch({ from: '/signed-in/working-calendar' })
  const navigate = useNavigate({ from: '/working-calendar' })
  const { data, error, refetch } = useQuery(calendarQuery(useClient()))
  const today = wallClock(new Date().toISOString(), data?.timeZone).slice(0, 10)

  return (
    <section className={styles.page} aria-label={t('working-calendar.title')}>
      <PageTitle>{t('working-calendar.title')}</PageTitle>
      <p className={sharedStyles.note}>
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

type CalendarFormProps = Readonly<{
  calendar: Calendar
  month: string
  today: string
  onMonth: (month: string) => void
}>

/** The week beside the resulting month. */
function CalendarForm({ calendar, month, today, onMonth }: CalendarFormProps) {
  const t = useT()
  const { workingCalendar } = useClient()
  const [draft, setDraft] = useState<CalendarDraft>(calendar)
  const [saved, setSaved] = useState(draft)
  useUnsavedQuestion({ isSaved: saved === draft, body: t('working-calendar.leave') })
  const { week, hasPublicHolidays, ownDays } = draft
  const { save: saveDraft, dialog } = useMergedSave<CalendarDraft>({
    ...{ opened: storedCalendar(calendar), rules, labels },
    load: async () => storedCalendar(await workingCalendar.show({})),
    save: (document, expects) => workingCalendar.save({ ...document, expects }),
    onStored: (stored) => {
      setDraft(stored)
      setSaved(stored)
    },
  })
  const save = useSaveCalendar(saveDraft)
  const change = (part: Partial<CalendarDraft>) => setDraft({ ...draft, ...part })
  const standing = dayStates(draft, calendar)
  const year = month.slice(0, 4)

  return (
    <EditForm
      label={t('working-calendar.title')}
      mutation={save}
      hasStickyFoot
      onSubmit={() => save.mutate({ week, hasPublicHolidays, ownDays })}
    >
      <div className={styles.columns}>
        <Section title={t('working-calendar.week')}>
          <WeekFields week={week} onChange={(changed) => change({ week: changed })} />
        </Section>
        <Section title={t('working-calendar.days')}>
          <HolidaySwitch value={hasPublicHolidays} onChange={(isOn) => change({ hasPublicHolidays: isOn })} />
          <MonthView
            month={month}
            today={today}
            standing={standing}
            onMonth={onMonth}
            onTurn={(date) => setDraft(toggleDay(draft, date, { isWorked: standing(date).minutes > 0 }))}
          />
          <p className={sharedStyles.note}>
            {isAwaited(draft, calendar, year)
              ? t('working-calendar.notYetKnown', { year })
              : t('working-calendar.monthHint')}
          </p>
          <div className={styles.titleRow}>
            <h3 className={styles.title}>{t('working-calendar.ownDays')}</h3>
            <HolidayImport onImport={(days) => setDraft(withImported(draft, days))} />
          </div>
          <OwnDays days={ownDays} onChange={(days) => change({ ownDays: days })} />
        </Section>
      </div>
      {dialog}
    </EditForm>
  )
}

/** Days of different dates are joined. */
const rules = fieldMergeRules<CalendarDraft>({ ownDays: { itemsBy: 'day', item: 'value' } })
const labels = {
  ...{ week: 'working-calendar.week', ownDays: 'working-calendar.ownDays' },
  hasPublicHolidays: 'working-calendar.publicHolidays',
}

function storedCalendar({ week, hasPublicHolidays, ownDays, revision }: Calendar) {
  return { document: { week, hasPublicHolidays, ownDays }, revision }
}

type HolidaySwitchProps = Readonly<{ value: boolean; onChange: (isOn: boolean) => void }>

/** Whether public holidays are free. */
function HolidaySwitch({ value, onChange }: HolidaySwitchProps) {
  const t = useT()
  return (
    <Labelled label={t('working-calendar.publicHolidays')} hint={t('working-calendar.publicHolidaysHint')}>
      {(id, hintId) => (
        <Switch
          id={id}
          className={styles.switch ?? ''}
          aria-describedby={hintId}
          checked={value}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}

/** Toggles a day between working and free; an own day returns to its default. */
function toggleDay(draft: CalendarDraft, day: string, { isWorked }: { isWorked: boolean }) {
  const others = draft.ownDays.filter((one) => one.day !== day)
  if (others.length < draft.ownDays.length) return { ...draft, ownDays: others }

  const turned = { day, kind: isWorked ? ('free' as const) : ('worked' as const), name: '' }
  return { ...draft, ownDays: [...others, turned].sort((one, other) => (one.day < other.day ? -1 : 1)) }
}
