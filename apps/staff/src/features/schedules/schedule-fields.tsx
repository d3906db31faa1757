import { useT } from '@signet/i18n/react'
import { ChoiceField, MomentField, TimeField } from '../../kit/fields/form-control.tsx'
import { useCategories } from './queries.ts'
import type { problemsOf, ScheduleDraft } from './schedule-draft.ts'
import styles from './schedule-form.module.css'
import { useReminderWords } from './use-reminder-words.ts'

type DisplayFieldsProps = Readonly<{
  draft: ScheduleDraft
  onChange: (part: Partial<ScheduleDraft>) => void
}>

const urgencies: readonly ScheduleDraft['urgency'][] = ['normal', 'important', 'urgent']
const colours: readonly ScheduleDraft['color'][] = ['blue', 'green', 'orange', 'red', 'purple', 'grey']
const none = { kind: 'none' } as const
const minutesBefore = [0, 5, 15, 30, 60, 1440] as const
const daysBefore = [0, 1, 2, 7] as const
const hours = [8, 9, 10] as const

/** Reminder, urgency and colour. */
export function DisplayFields({ draft, onChange }: DisplayFieldsProps) {
  const t = useT()
  const say = useReminderWords()
  const { reminder, urgency, color } = draft
  const options = remindersFor(draft)
  return (
    <>
      <ChoiceField
        label={t('schedules.reminder')}
        value={keyOf(reminder)}
        options={options.map((one) => ({ key: keyOf(one), label: say(one) }))}
        onChange={(key) => onChange({ reminder: options.find((one) => keyOf(one) === key) ?? none })}
      />
      <CategoryField draft={draft} onChange={onChange} />
      <ChoiceField
        label={t('schedules.urgency')}
        value={urgency}
        options={urgencies.map((key) => ({ key, label: t(`schedules.urgency.${key}`) }))}
        onChange={(next) => onChange({ urgency: next })}
      />
      <ChoiceField
        label={t('schedules.color')}
        value={color}
        options={colours.map((key) => ({ key, label: t(`schedules.color.${key}`) }))}
        onChange={(next) => onChange({ color: next })}
      />
    </>
  )
}

/** The reminders on offer, and the one that the entry already has. */
function remindersFor({ allDay, reminder }: ScheduleDraft): readonly ScheduleDraft['reminder'][] {
  const offered: readonly ScheduleDraft['reminder'][] = [
    none,
    ...(allDay
      ? daysBefore.flatMap((days) => hours.map((hour) => ({ kind: 'days', days, hour }) as const))
      : minutesBefore.map((minutes) => ({ kind: 'minutes', minutes }) as const)),
  ]
  return offered.some((one) => keyOf(one) === keyOf(reminder)) ? offered : [...offered, reminder]
}

function keyOf(reminder: ScheduleDraft['reminder']): string {
  return JSON.stringify(reminder)
}

type CategoryFieldProps = Readonly<{
  draft: ScheduleDraft
  onChange: (part: Partial<ScheduleDraft>) => void
}>

/** Default colours of the categories, in order; the person may change them. */
const categoryColours: readonly ScheduleDraft['color'][] = [
  'blue',
  'green',
  'orange',
  'red',
  'purple',
  'grey',
]

/** The category. A disabled one stays where it was chosen. */
function CategoryField({ draft: { category, categoryName }, onChange }: CategoryFieldProps) {
  const t = useT()
  const offered = useCategories().data ?? []
  const isKnown = category === '' || offered.some(({ key }) => key === category)
  if (offered.length === 0 && isKnown) return null

  const kept = isKnown ? [] : [{ key: category, label: categoryName || category }]
  return (
    <ChoiceField
      label={t('schedules.category')}
      value={category}
      options={[...offered, ...kept]}
      onClear={() => onChange({ category: '' })}
      onChange={(key) => {
        const index = offered.findIndex((one) => one.key === key)
        const color = categoryColours[index % categoryColours.length]
        onChange({ category: key, ...(index >= 0 && color && { color }) })
      }}
    />
  )
}

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
        <MomentField required label={t('schedules.startDay')} value={startDay} onChange={begin} />
        {!allDay && (
          <TimeField
            required
            label={t('schedules.startTime')}
            value={startTime}
            onChange={(time) => onChange({ startTime: time })}
          />
        )}
      </div>
      <div className={styles.pair}>
        <MomentField
          required
          label={t('schedules.endDay')}
          value={endDay}
          earliest={startDay}
          problem={problems.ends && t(problems.ends)}
          onChange={(day) => onChange({ endDay: day })}
        />
        {!allDay && (
          <TimeField
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
        <MomentField
          required
          label={t('schedules.repeatsUntil')}
          value={repeatsUntil}
          earliest={startDay}
          problem={problems.until && t(problems.until)}
          onChange={(day) => onChange({ repeatsUntil: day })}
        />
      )}
    </>
  )
}
