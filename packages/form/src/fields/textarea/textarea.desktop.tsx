import box from '../../skins/desk-box.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useWords } from '../../skins/use-speaker.ts'
import type { textarea } from './textarea.ts'

function TextareaEdit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof textarea>) {
  const words = useWords()
  const { minRows, maxRows, maxLength, showCount } = settings
  return (
    <>
      <textarea
        id={id}
        className={box.box}
        style={{ minHeight: heightOf(minRows), maxHeight: heightOf(maxRows) }}
        rows={minRows}
        value={value}
        maxLength={maxLength}
        placeholder={words(settings.placeholder)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={rest.describedBy}
      />
      {showCount && (
        <p className={box.count}>
          {value.length} / {maxLength}
        </p>
      )}
    </>
  )
}

function heightOf(rows: number): string {
  return `${(rows * 1.6 + 1).toFixed(1)}em`
}

export const textareaDesktop: FieldView<typeof textarea> = { Edit: TextareaEdit }
