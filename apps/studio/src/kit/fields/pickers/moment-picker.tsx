import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import 'dayjs/locale/zh-tw.js'
import type { PickerProps } from './picker-props.ts'

/** A local date and time as `2026-11-20T09:30`, or empty. */
export function MomentPicker({ id, label, describedBy, value, onChange }: PickerProps) {
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
