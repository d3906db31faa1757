import { useT } from '@signet/i18n/react'
import { TextField } from '@signet/ui'
import { ChoiceField } from './choice-field.tsx'
import type { problemsOf, ScheduleDraft } from './schedule-draft.ts'
import styles from './schedule-form.module.css'

type TimeFieldsProps = Readonly<{
  draft: ScheduleDraft
  problems: Readonly<Record<'ends' | 'until', ReturnType<typeof problemsOf>['ends' | 'until']>>
  onChange: (part: Partial<ScheduleDraft>) => void
}>

const repetitions = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const

/** Start, end and repetition. */
export function TimeFields({ draft, problems, onChange }: TimeFieldsProps) {
  const t = useT()
  const { allDay, startDay, startTime, endDay, endTime, repetition, repeatsUntil } = draft
  // An end before the new start moves with it.
  const begin = (day: string) => onChange({ startDay: day, ...(endDay < day && { endDay: day }) })
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={allDay}
          onChange={({ target }) => onChange({ allDay: target.checked })}
        />
        {t('schedules.allDay')}
      </label>
      <div className={styles.pair}>
        <TextField type="date" required label={t('schedules.startDay')} value={startDay} onChange={begin} />
        {!allDay && (
          <TextField
            type="time"
            required
            label={t('schedules.startTime')}
            value={startTime}
            onChange={(time) => onChange({ startTime: time })}
          />
        )}
      </div>
      <div className={styles.pair}>
        <TextField
          type="date"
          required
          label={t('schedules.endDay')}
          value={endDay}
          min={startDay}
          problem={problems.ends && t(problems.ends)}
          onChange={(day) => onChange({ endDay: day })}
        />
        {!allDay && (
          <TextField
            type="time"
            required
            label={t('schedules.endTime')}
            value={endTime}
            onChange={(time) => onChange({ endTime: time })}
          />
        )}
      </div>
      <ChoiceField
        label={t('schedules.repetition')}
        value={repetition}
        options={repetitions.map((key) => ({ key, label: t(`schedules.repetition.${key}`) }))}
        onChange={(next) => onChange({ repetition: next })}
      />
      {repetition !== 'none' && (
        <TextField
          type="date"
          required
          label={t('schedules.repeatsUntil')}
          value={repeatsUntil}
          min={startDay}
          problem={problems.until && t(problems.until)}
          onChange={(day) => onChange({ repeatsUntil: day })}
        />
      )}
    </>
  )
}
