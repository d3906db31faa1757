import { TimePicker as Clock } from 'antd'
import dayjs from 'dayjs'
import type { PickerProps } from './picker-props.ts'

const shape = 'HH:mm'

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
      format={shape}
      // The day is arbitrary; only the time counts.
      value={value === '' ? null : dayjs(`2000-01-01T${value}`)}
      allowClear={false}
      needConfirm={false}
      showNow={false}
      style={{ width: '100%' }}
      onChange={(next) => next && onChange(next.format(shape))}
    />
  )
}
