import { useT } from '@signet/i18n/react'
import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { glyphs } from '../../skins/glyphs.desktop.tsx'
import { TypedStandIn } from '../../skins/typed-stand-in.desktop.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import { calendarOf, shownDate } from './calendar-of.desktop.tsx'
import type { date } from './date.ts'

/** Typed or picked from a calendar. */
function DateEdit(props: ControlProps<typeof date>) {
  const { settings, value, onChange } = props
  const t = useT()
  const words = useWords()
  const placeholder = words(settings.placeholder) || t(`date.example.${settings.precision}`)
  return (
    <TypedStandIn
      {...props}
      text={value === null ? '' : shownDate(value, settings.precision)}
      placeholder={placeholder}
      sign={glyphs.calendar}
      onClear={() => onChange(null)}
    >
      <Calendar {...props} placeholder={placeholder} />
    </TypedStandIn>
  )
}

function Calendar({
  id,
  settings,
  value,
  placeholder,
  onChange,
  onLeave,
  ...rest
}: ControlProps<typeof date> & Readonly<{ placeholder: string }>) {
  return (
    <DatePicker
      id={id}
      {...calendarOf(settings)}
      value={value === null ? null : dayjs(value)}
      allowClear={!rest.isRequired}
      placeholder={placeholder}
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
