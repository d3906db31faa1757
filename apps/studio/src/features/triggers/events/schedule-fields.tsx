import { monthRhythms, type Schedule } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { TimePicker } from '../../../kit/fields/pickers.tsx'
import { PropertyRow } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { NumberSetting } from '../../flow-design/index.ts'
import { Several } from './several.tsx'

type FieldsProps<Every extends Schedule['every']> = Readonly<{
  schedule: Extract<Schedule, { every: Every }>
  onChange: (schedule: Schedule) => void
}>

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Days and time. */
export function ScheduleFields({ schedule, onChange }: FieldsProps<Schedule['every']>) {
  const t = useT()
  switch (schedule.every) {
    case 'minutes':
      return (
        <NumberSetting
          label={t('triggers.minutes')}
          value={schedule.minutes}
          min={5}
          max={1440}
          onChange={(minutes) => onChange({ ...schedule, minutes })}
        />
      )
    case 'day':
      return <At schedule={schedule} onChange={onChange} />
    case 'week':
      return (
        <>
          <WeekdayChoice schedule={schedule} onChange={onChange} />
          <At schedule={schedule} onChange={onChange} />
        </>
      )
    case 'month':
      return <MonthFields schedule={schedule} onChange={onChange} />
    case 'workday':
      return <WorkdayFields schedule={schedule} onChange={onChange} />
    case 'cron':
      return <CronField schedule={schedule} onChange={onChange} />
  }
}

function WeekdayChoice({ schedule, onChange }: FieldsProps<'week'>) {
  const t = useT()
  return (
    <Several
      label={t('triggers.weekdays')}
      value={schedule.days.map(String)}
      options={weekdays.map((day) => ({
        value: String(day),
        label: t('triggers.weekday', { day: String(day) }),
      }))}
      onChange={(days) => onChange({ ...schedule, days: days.map(Number).sort() })}
    />
  )
}

function CronField({ schedule, onChange }: FieldsProps<'cron'>) {
  const t = useT()
  return (
    <TextRow
      label={t('triggers.cron')}
      help={t('triggers.cronHelp')}
      required
      spellCheck={false}
      autoComplete="off"
      maxLength={200}
      value={schedule.expression}
      onChange={(expression) => onChange({ ...schedule, expression })}
    />
  )
}

function MonthFields({ schedule, onChange }: FieldsProps<'month'>) {
  const t = useT()
  return (
    <>
      <Months schedule={schedule} onChange={onChange} />
      <NumberSetting
        label={t('triggers.dayOfMonth')}
        help={t('triggers.dayOfMonthHelp')}
        value={schedule.day}
        min={1}
        max={31}
        onChange={(day) => onChange({ ...schedule, day })}
      />
      <At schedule={schedule} onChange={onChange} />
    </>
  )
}

function WorkdayFields({ schedule, onChange }: FieldsProps<'workday'>) {
  const t = useT()
  return (
    <>
      <Months schedule={schedule} onChange={onChange} />
      <ChoiceRow
        label={t('triggers.countedFrom')}
        value={schedule.from}
        options={['start', 'end'] as const}
        say={(from) => t(`triggers.countedFrom.${from}`)}
        onChange={(from) => onChange({ ...schedule, from })}
      />
      <NumberSetting
        label={t('triggers.workdayPlace')}
        help={t('triggers.workdayPlaceHelp')}
        value={schedule.place}
        min={1}
        max={15}
        onChange={(index) => onChange({ ...schedule, place: index })}
      />
      <At schedule={schedule} onChange={onChange} />
    </>
  )
}

function Months({ schedule, onChange }: FieldsProps<'month' | 'workday'>) {
  const t = useT()
  return (
    <ChoiceRow
      label={t('triggers.months')}
      value={String(schedule.months)}
      options={monthRhythms.map(String)}
      say={(months) => t('triggers.monthsOf', { months })}
      onChange={(chosen) => {
        const months = monthRhythms.find((one) => String(one) === chosen)
        if (months !== undefined) onChange({ ...schedule, months })
      }}
    />
  )
}

function At({ schedule, onChange }: FieldsProps<Exclude<Schedule['every'], 'minutes' | 'cron'>>) {
  const t = useT()
  return (
    <PropertyRow label={t('triggers.at')}>
      {(id) => <TimePicker id={id} value={schedule.at} onChange={(at) => onChange({ ...schedule, at })} />}
    </PropertyRow>
  )
}
