import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { Switch } from 'antd'
import { useState } from 'react'
import { EditForm } from '../../shell/edit-form.tsx'
import { Labelled } from '../../shell/labelled.tsx'
import { Section } from '../../shell/section.tsx'
import { dayStandings } from './day-standing.ts'
import { MonthView } from './month-view.tsx'
import { OwnDays } from './own-days.tsx'
import { type Calendar, type CalendarDraft, useSaveCalendar } from './queries.ts'
import { useUnsavedQuestion } from './use-unsaved-question.ts'
import { WeekFields } from './week-fields.tsx'
import { withDayTurned } from './with-day-turned.ts'
import styles from './working-calendar.module.css'

type CalendarFormProps = Readonly<{
  calendar: Calendar
  month: string
  today: string
  onMonth: (month: string) => void
}>

/** The week on one side, the month that comes of it on the other. */
export function CalendarForm({ calendar, month, today, onMonth }: CalendarFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const save = useSaveCalendar()
  const [draft, setDraft] = useState<CalendarDraft>(calendar)
  const [saved, setSaved] = useState(draft)
  useUnsavedQuestion({ isSaved: saved === draft })
  const { week, hasPublicHolidays, ownDays } = draft
  const standing = dayStandings(draft, calendar)
  const year = month.slice(0, 4)
  const isUnknown = hasPublicHolidays && !calendar.publicDays.some(({ day }) => day.startsWith(year))
  const onSaved = () => {
    setSaved(draft)
    feedback.success(t('studio.saved'))
  }

  return (
    <EditForm
      label={t('working-calendar.title')}
      deed={save}
      onSubmit={() => save.mutate({ week, hasPublicHolidays, ownDays }, { onSuccess: onSaved })}
    >
      <div className={styles.columns}>
        <Section title={t('working-calendar.week')}>
          <WeekFields week={week} onChange={(changed) => setDraft({ ...draft, week: changed })} />
        </Section>
        <Section title={t('working-calendar.days')}>
          <Labelled
            label={t('working-calendar.publicHolidays')}
            hint={t('working-calendar.publicHolidaysHint')}
          >
            {(id, hintId) => (
              <Switch
                id={id}
                className={styles.switch ?? ''}
                aria-describedby={hintId}
                checked={hasPublicHolidays}
                onChange={(isOn) => setDraft({ ...draft, hasPublicHolidays: isOn })}
              />
            )}
          </Labelled>
          <MonthView
            month={month}
            today={today}
            standing={standing}
            onMonth={onMonth}
            onTurn={(date) => setDraft(withDayTurned(draft, date, { isWorked: standing(date).minutes > 0 }))}
          />
          <p className={styles.hint}>
            {isUnknown ? t('working-calendar.notYetKnown', { year }) : t('working-calendar.monthHint')}
          </p>
          <h3 className={styles.title}>{t('working-calendar.ownDays')}</h3>
          <OwnDays days={ownDays} onChange={(days) => setDraft({ ...draft, ownDays: days })} />
        </Section>
      </div>
    </EditForm>
  )
}
