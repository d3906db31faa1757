import { TimePicker as Clock, DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import 'dayjs/locale/zh-tw.js'

const dayFormat = 'YYYY-MM-DD'

/** A required day as `2026-11-20`, typed or picked in the chosen language. */
export function DayPicker({ onChange, ...props }: PickerProps) {
  return <Day {...props} allowClear={false} onChange={(day) => day !== '' && onChange(day)} />
}

/** A day as `2026-11-20`, or empty. */
export function DayChoice(props: PickerProps) {
  return <Day {...props} allowClear />
}

type DayProps = PickerProps & Readonly<{ allowClear: boolean }>

function Day({ id, label, describedBy, value, allowClear, onChange }: DayProps) {
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={describedBy}
      format={dayFormat}
      value={value === '' ? null : dayjs(value)}
      allowClear={allowClear}
      style={{ width: '100%' }}
      onChange={(next) => onChange(next ? next.format(dayFormat) : '')}
    />
  )
}

type DayRangeProps = Readonly<{
  label: string
  /** Days as `2026-11-20`; undefined where the range is open. */
  from: string | undefined
  to: string | undefined
  onChange: (range: Readonly<{ from: string | undefined; to: string | undefined }>) => void
}>

/** A range of whole days, open on either side. */
export function DayRangePicker({ label, from, to, onChange }: DayRangeProps) {
  const read = (day: string | undefined) => (day && dayjs(day).isValid() ? dayjs(day) : null)
  return (
    <DatePicker.RangePicker
      aria-label={label}
      format={dayFormat}
      allowEmpty
      value={[read(from), read(to)]}
      onChange={(days) => onChange({ from: days?.[0]?.format(dayFormat), to: days?.[1]?.format(dayFormat) })}
    />
  )
}

/** A local date and time as `2026-11-20T09:30`, or empty. */
export function DateTimePicker({ id, label, describedBy, value, onChange }: PickerProps) {
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={describedBy}
      format="YYYY-MM-DD HH:mm"
      showTime={{ format: 'HH:mm' }}
      needConfirm={false}
      value={dayjs(value).isValid() ? dayjs(value) : null}
      style={{ width: '100%' }}
      onChange={(next) => onChange(next ? next.format('YYYY-MM-DDTHH:mm') : '')}
    />
  )
}

const timeFormat = 'HH:mm'

/**
 * A local time as `09:30`, typed or picked. A native input would use the browser's language, not the chosen
 * one.
 */
export function TimePicker({ id, label, describedBy, value, onChange }: PickerProps) {
  return (
    <Clock
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={describedBy}
      format={timeFormat}
      // The day is arbitrary; only the time counts.
      value={value === '' ? null : dayjs(`2000-01-01T${value}`)}
      allowClear={false}
      needConfirm={false}
      showNow={false}
      style={{ width: '100%' }}
      onChange={(next) => next && onChange(next.format(timeFormat))}
    />
  )
}

type PickerProps = Readonly<{
  id?: string | undefined
  /** The accessible name, where there is no label. */
  label?: string | undefined
  describedBy?: string | undefined
  /** Empty: no choice. */
  value: string
  onChange: (value: string) => void
}>
