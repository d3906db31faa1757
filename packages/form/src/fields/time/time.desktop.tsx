import { useT } from '@signet/i18n/react'
import { TimePicker } from 'antd'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { glyphs } from '../../skins/glyphs.desktop.tsx'
import { TypedStandIn } from '../../skins/typed-stand-in.desktop.tsx'
import { useWords } from '../../skins/use-speaker.ts'
import { momentOf, offeredHours } from './offered-hours.desktop.tsx'
import type { time } from './time.ts'

/** Typed or picked from columns. */
function TimeEdit(props: ControlProps<typeof time>) {
  const { settings, value, onChange } = props
  const t = useT()
  const words = useWords()
  const placeholder = words(settings.placeholder) || t(`time.example.${settings.precision}`)
  return (
    <TypedStandIn
      {...props}
      text={value ?? ''}
      placeholder={placeholder}
      sign={glyphs.clock}
      onClear={() => onChange(null)}
    >
      <Clock {...props} placeholder={placeholder} />
    </TypedStandIn>
  )
}

function Clock({
  id,
  settings,
  value,
  placeholder,
  onChange,
  onLeave,
  ...rest
}: ControlProps<typeof time> & Readonly<{ placeholder: string }>) {
  return (
    <TimePicker
      id={id}
      {...offeredHours(settings)}
      value={value === null ? null : momentOf(value)}
      allowClear={!rest.isRequired}
      placeholder={placeholder}
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
