import { useT } from '@signet/i18n/react'
import { CategoryField } from './category-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { ScheduleDraft } from './schedule-draft.ts'
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
  const { allDay, reminder, urgency, color } = draft
  const offered: readonly ScheduleDraft['reminder'][] = [
    none,
    ...(allDay
      ? daysBefore.flatMap((days) => hours.map((hour) => ({ kind: 'days', days, hour }) as const))
      : minutesBefore.map((minutes) => ({ kind: 'minutes', minutes }) as const)),
  ]
  const keyOf = (one: ScheduleDraft['reminder']) => JSON.stringify(one)
  const known = offered.find((one) => keyOf(one) === keyOf(reminder))
  const options = known ? offered : [...offered, reminder]
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
