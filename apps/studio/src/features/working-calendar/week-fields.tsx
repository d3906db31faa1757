import { type Shift, WorkingWeek } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { timeOfDay } from '@signet/std'
import { sharedStyles } from '@signet/ui'
import { Button } from 'antd'
import { Copy } from 'lucide-react'
import { TimePicker } from '../../kit/fields/pickers.tsx'
import { RowEditor } from '../../kit/fields/row-editor.tsx'
import styles from './working-calendar.module.css'

type WeekFieldsProps = Readonly<{ week: WorkingWeek; onChange: (week: WorkingWeek) => void }>

const lastWorkday = 4
const wholeDay: Shift = { from: 9 * 60, to: 18 * 60 }
const afternoon: Shift = { from: 13 * 60, to: 18 * 60 }

/** The hours of each weekday, in one or several periods. */
export function WeekFields({ week, onChange }: WeekFieldsProps) {
  const t = useT()
  const monday = week[0] ?? []
  return (
    <>
      <div className={styles.week}>
        {week.map((shifts, weekday) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week
          <div key={weekday} className={sharedStyles.stack1}>
            <Shifts
              name={t(`working-calendar.weekday.${weekday}`)}
              shifts={shifts}
              onChange={(changed) => onChange(week.map((one, at) => (at === weekday ? changed : one)))}
            />
          </div>
        ))}
      </div>
      <Button
        size="small"
        icon={<Copy size={14} aria-hidden />}
        onClick={() => onChange(week.map((one, at) => (at <= lastWorkday ? monday : one)))}
      >
        {t('working-calendar.likeMonday')}
      </Button>
    </>
  )
}

type ShiftsProps = Readonly<{
  name: string
  shifts: readonly Shift[]
  onChange: (shifts: Shift[]) => void
}>

function Shifts({ name, shifts, onChange }: ShiftsProps) {
  const t = useT()
  const isOrdered = WorkingWeek.safeParse([shifts, [], [], [], [], [], []]).success
  return (
    <>
      <RowEditor<Shift>
        label={name}
        rows={shifts}
        fresh={shifts.length === 0 ? wholeDay : afternoon}
        addLabel={t('working-calendar.addHours')}
        most={6}
        onChange={onChange}
      >
        {(shift, change, position) => (
          <ShiftFields day={name} index={position} shift={shift} change={change} />
        )}
      </RowEditor>
      {shifts.length === 0 && <p className={sharedStyles.note}>{t('working-calendar.freeWeekday')}</p>}
      {!isOrdered && (
        <p role="alert" className={sharedStyles.problem}>
          {t('working-calendar.notInOrder')}
        </p>
      )}
    </>
  )
}

type ShiftFieldsProps = Readonly<{
  day: string
  index: number
  shift: Shift
  change: (part: Partial<Shift>) => void
}>

/** Start and end of a period. */
function ShiftFields({ day, index, shift, change }: ShiftFieldsProps) {
  const t = useT()
  return (
    <>
      <TimeInput
        label={t('working-calendar.from', { day, place: index })}
        edge="from"
        minutes={shift.from}
        onChange={(minutes) => change({ from: minutes })}
      />
      <TimeInput
        label={t('working-calendar.to', { day, place: index })}
        edge="to"
        minutes={shift.to}
        onChange={(minutes) => change({ to: minutes })}
      />
    </>
  )
}

type TimeInputProps = Readonly<{
  label: string
  /** Since midnight. */
  minutes: number
  /** Tells 24:00 from 0:00, which are written alike. */
  edge: 'from' | 'to'
  onChange: (minutes: number) => void
}>

const minutesPerDay = 1440

/** A time of day, to the minute. */
function TimeInput({ label, minutes, edge, onChange }: TimeInputProps) {
  return (
    <TimePicker
      label={label}
      value={timeOfDay(minutes % minutesPerDay)}
      onChange={(time) => {
        const [hour = 0, minute = 0] = time.split(':').map(Number)
        onChange(edge === 'to' && hour + minute === 0 ? minutesPerDay : hour * 60 + minute)
      }}
    />
  )
}
