import { Input } from 'antd'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { textarea } from './textarea.ts'

function TextareaEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof textarea>) {
  const words = useWords()
  const { minRows, maxRows, maxLength, showCount } = settings
  return (
    <Input.TextArea
      id={id}
      value={value}
      autoSize={{ minRows, maxRows }}
      maxLength={maxLength}
      showCount={showCount}
      placeholder={words(settings.placeholder)}
      status={rest.isInvalid ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      aria-required={rest.isRequired || undefined}
      aria-invalid={rest.isInvalid || undefined}
      aria-describedby={rest.describedBy}
    />
  )
}

export const textareaDesktop: FieldView<typeof textarea> = { Edit: TextareaEdit }
