import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn.js'
import 'dayjs/locale/zh-tw.js'
import type { DateSettings } from './date.ts'

const looks = {
  year: { picker: 'year', format: 'YYYY' },
  month: { picker: 'month', format: 'YYYY-MM' },
  day: { picker: 'date', format: 'YYYY-MM-DD' },
  minute: { picker: 'date', format: 'YYYY-MM-DD HH:mm', showTime: { format: 'HH:mm' } },
  second: { picker: 'date', format: 'YYYY-MM-DD HH:mm:ss', showTime: { format: 'HH:mm:ss' } },
} as const

/** How the pickers write a stored date. */
export function shownDate(value: string, precision: DateSettings['precision']): string {
  return value.replace('T', ' ').slice(0, looks[precision].format.length)
}

type Calendar = Pick<DateSettings, 'precision' | 'earliest' | 'latest'>

/** How the pickers of antd show and offer dates of a precision between two days. */
export function calendarOf({ precision, earliest, latest }: Calendar) {
  return {
    ...looks[precision],
    ...(earliest ? { minDate: dayjs(earliest) } : {}),
    ...(latest ? { maxDate: dayjs(latest) } : {}),
  }
}
