import { Input } from 'antd'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { input } from './input.ts'
import { SlimScanButton } from './scan-button.view.tsx'

function InputEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof input>) {
  const words = useWords()
  return (
    <Input
      id={id}
      value={value}
      maxLength={settings.maxLength}
      placeholder={words(settings.placeholder)}
      status={rest.isInvalid ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
      suffix={settings.scan && <SlimScanButton label={rest.label} onFound={onChange} />}
    />
  )
}

export const inputDesktop: FieldView<typeof input> = { Edit: InputEdit }
