import { useT } from '@signet/i18n/react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { date } from './date.ts'
import type { DatePrecision } from './date-text.ts'

const looks: Readonly<Record<DatePrecision, Readonly<{ picker: 'year' | 'month' | 'date'; format: string }>>> = {
  year: { picker: 'year', format: 'YYYY' },
  month: { picker: 'month', format: 'YYYY-MM' },
  day: { picker: 'date', format: 'YYYY-MM-DD' },
  minute: { picker: 'date', format: 'YYYY-MM-DD HH:mm' },
  second: { picker: 'date', format: 'YYYY-MM-DD HH:mm:ss' },
}

/** Typed or picked from a calendar. */
function DateEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof date>) {
  const t = useT()
  const words = useWords()
  const { precision, earliest, latest } = settings
  const look = looks[precision]
  const isTimed = precision === 'minute' || precision === 'second'

  return (
    <DatePicker
      id={id}
      {...look}
      {...(isTimed ? { showTime: { format: precision === 'minute' ? 'HH:mm' : 'HH:mm:ss' } } : {})}
      {...(earliest ? { minDate: dayjs(earliest) } : {})}
      {...(latest ? { maxDate: dayjs(latest) } : {})}
      value={value === null ? null : dayjs(value)}
      allowClear={!rest.isRequired}
      placeholder={words(settings.placeholder) || t(`date.example.${precision}`)}
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

export const dateDesktop: FieldView<typeof date> = { Edit: DateEdit }
