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
      {days.map(({ day, kind, name }) => (
        <OwnDayRow key={day} day={day} kind={kind} onChange={onChange} days={days} name={name} />
      ))}
    </ul>
  )
}

type OwnDayRowProps = Pick<OwnDaysProps, 'onChange' | 'days'> &
  Readonly<{ day: string; kind: 'free' | 'worked'; name: string }>

function OwnDayRow({ day, kind, onChange, days, name }: OwnDayRowProps) {
  const t = useT()
  const change = (day: string, part: Partial<OwnDay>) =>
    onChange(days.map((one) => (one.day === day ? { ...one, ...part } : one)))
  return (
    <li className={styles.ownDay}>
      <DayName day={day} />
      <Select
        aria-label={t('working-calendar.kindOf', { day })}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`working-calendar.kind.${value}`) }))}
        onChange={(value) => change(day, { kind: value })}
      />
      <Input
        aria-label={t('working-calendar.nameOf', { day })}
        placeholder={t('working-calendar.namePlaceholder')}
        maxLength={60}
        value={name}
        onChange={({ target }) => change(day, { name: target.value })}
      />
      <Button
        type="text"
        icon={<X size={16} aria-hidden />}
        aria-label={t('working-calendar.removeDay', { day })}
        onClick={() => onChange(days.filter((one) => one.day !== day))}
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
