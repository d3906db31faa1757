import { BoxedInput } from '../../skins/boxed-input.desktop.tsx'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { input } from './input.ts'
import { SlimScanButton } from './scan-button.view.tsx'

function InputEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof input>) {
  const words = useWords()
  return (
    <BoxedInput
      id={id}
      value={value}
      maxLength={settings.maxLength}
      placeholder={words(settings.placeholder)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      isRequired={rest.isRequired}
      isInvalid={rest.isInvalid}
      describedBy={rest.describedBy}
      after={settings.scan && <SlimScanButton label={rest.label} onFound={onChange} />}
    />
  )
}

export const inputDesktop: FieldView<typeof input> = { Edit: InputEdit }
