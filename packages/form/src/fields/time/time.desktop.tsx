import { useT } from '@signet/i18n/react'
import { TimePicker } from 'antd'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { momentOf, offeredHours } from './offered-hours.desktop.tsx'
import type { time } from './time.ts'

/** Typed or picked from columns. */
function TimeEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof time>) {
  const t = useT()
  const words = useWords()
  return (
    <TimePicker
      id={id}
      {...offeredHours(settings)}
      value={value === null ? null : momentOf(value)}
      allowClear={!rest.isRequired}
      placeholder={words(settings.placeholder) || t(`time.example.${settings.precision}`)}
      status={rest.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next) => onChange(next ? next.format('HH:mm:ss') : null)}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

export const timeDesktop: FieldView<typeof time> = { Edit: TimeEdit }
