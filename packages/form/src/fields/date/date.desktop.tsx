import { useT } from '@signet/i18n/react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { DateSettings, date } from './date.ts'

const looks = {
  year: { picker: 'year', format: 'YYYY' },
  month: { picker: 'month', format: 'YYYY-MM' },
  day: { picker: 'date', format: 'YYYY-MM-DD' },
  minute: { picker: 'date', format: 'YYYY-MM-DD HH:mm', showTime: { format: 'HH:mm' } },
  second: { picker: 'date', format: 'YYYY-MM-DD HH:mm:ss', showTime: { format: 'HH:mm:ss' } },
} as const

/** Typed or picked from a calendar. */
function DateEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof date>) {
  const t = useT()
  const words = useWords()
  return (
    <DatePicker
      id={id}
      {...looks[settings.precision]}
      {...limitsOf(settings)}
      value={value === null ? null : dayjs(value)}
      allowClear={!rest.isRequired}
      placeholder={words(settings.placeholder) || t(`date.example.${settings.precision}`)}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next) => onChange(next ? next.format('YYYY-MM-DDTHH:mm:ss') : null)}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

function limitsOf({ earliest, latest }: DateSettings) {
  return {
    ...(earliest ? { minDate: dayjs(earliest) } : {}),
    ...(latest ? { maxDate: dayjs(latest) } : {}),
  }
}

export const dateDesktop: FieldView<typeof date> = { Edit: DateEdit }
