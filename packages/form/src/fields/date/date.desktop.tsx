import { useT } from '@signet/i18n/react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { calendarOf } from './calendar-of.desktop.tsx'
import type { date } from './date.ts'

/** Typed or picked from a calendar. */
function DateEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof date>) {
  const t = useT()
  const words = useWords()
  return (
    <DatePicker
      id={id}
      {...calendarOf(settings)}
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

export const dateDesktop: FieldView<typeof date> = { Edit: DateEdit }
