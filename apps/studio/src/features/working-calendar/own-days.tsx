import { useT } from '@signet/i18n/react'
import { Empty, sharedStyles } from '@signet/ui'
import { Button, Input, Select } from 'antd'
import { X } from 'lucide-react'
import type { CalendarDraft } from './queries.ts'
import styles from './working-calendar.module.css'

type OwnDay = CalendarDraft['ownDays'][number]

type OwnDaysProps = Readonly<{ days: readonly OwnDay[]; onChange: (days: OwnDay[]) => void }>

const kinds = ['free', 'worked'] as const

/** The company's own days, chosen in the month view. */
export function OwnDays({ days, onChange }: OwnDaysProps) {
  const t = useT()
  if (days.length === 0)
    return <Empty title={t('working-calendar.noOwnDays')} hint={t('working-calendar.noOwnDaysHint')} />
  return (
    <ul className={sharedStyles.list2}>
      {days.map((ownDay, at) => (
        <OwnDayRow
          key={ownDay.day}
          ownDay={ownDay}
          onChange={(next) => onChange(days.with(at, next))}
          onRemove={() => onChange(days.toSpliced(at, 1))}
        />
      ))}
    </ul>
  )
}

type OwnDayRowProps = Readonly<{ ownDay: OwnDay; onChange: (ownDay: OwnDay) => void; onRemove: () => void }>

/** One day: whether it is free, and why. */
function OwnDayRow({ ownDay, onChange, onRemove }: OwnDayRowProps) {
  const t = useT()
  const { day, kind, name } = ownDay
  return (
    <li className={styles.ownDay}>
      <DayName day={day} />
      <Select
        aria-label={t('working-calendar.kindOf', { day })}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`working-calendar.kind.${value}`) }))}
        onChange={(value) => onChange({ ...ownDay, kind: value })}
      />
      <Input
        aria-label={t('working-calendar.nameOf', { day })}
        placeholder={t('working-calendar.namePlaceholder')}
        maxLength={60}
        value={name}
        onChange={({ target }) => onChange({ ...ownDay, name: target.value })}
      />
      <Button
        type="text"
        icon={<X size={16} aria-hidden />}
        aria-label={t('working-calendar.removeDay', { day })}
        onClick={onRemove}
      />
    </li>
  )
}

/** A date with its weekday. */
function DayName({ day }: Readonly<{ day: string }>) {
  const t = useT()
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return (
    <time dateTime={day}>
      {day} {t(`working-calendar.weekday.${weekday}`)}
    </time>
  )
}
