import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import 'dayjs/locale/zh-tw.js'
import type { PickerProps } from './picker-props.ts'

const shape = 'YYYY-MM-DD'

/** A required day as `2026-11-20`, typed or picked in the chosen language. */
export function DayPicker({ id, label, describedBy, value, onChange }: PickerProps) {
  return (
    <DatePicker
      {...(id !== undefined && { id })}
      aria-label={label}
      aria-describedby={describedBy}
      format={shape}
      value={value === '' ? null : dayjs(value)}
      allowClear={false}
      style={{ width: '100%' }}
      onChange={(next) => next && onChange(next.format(shape))}
    />
  )
}
