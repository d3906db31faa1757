import { Input } from 'antd'
import type { CSSProperties } from 'react'
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
      style={growing(minRows, maxRows)}
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

/** Grows with its text by the browser's own means: antd would write styles that the policy forbids. */
function growing(minRows: number, maxRows: number): CSSProperties {
  return {
    fieldSizing: 'content',
    minHeight: heightOf(minRows),
    maxHeight: heightOf(maxRows),
    resize: 'none',
  }
}

function heightOf(rows: number): string {
  return `${(rows * 1.6 + 1).toFixed(1)}em`
}

export const textareaDesktop: FieldView<typeof textarea> = { Edit: TextareaEdit }
