import { TimePicker as Clock } from 'antd'
import dayjs from 'dayjs'
import type { PickerProps } from './picker-props.ts'

const shape = 'HH:mm'

/**
 * A time on the wall, as `09:30`: typed or picked. The browser's own field would speak the language of the browser, not
 * the one that was chosen.
 */
export function TimePicker({ id, label, describedBy, value, onChange }: PickerProps) {
  return (
    <Clock
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={describedBy}
      format={shape}
      // Only the time counts; any day will do to hold it.
      value={value === '' ? null : dayjs(`2000-01-01T${value}`)}
      allowClear={false}
      needConfirm={false}
      showNow={false}
      style={{ width: '100%' }}
      onChange={(next) => next && onChange(next.format(shape))}
    />
  )
}
