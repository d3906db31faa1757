import { Input } from 'antd'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { useNumberText } from '../../skins/use-number-text.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { Amount } from './amount.view.tsx'
import { CapitalsNote } from './capitals-note.view.tsx'
import type { number } from './number.ts'

function NumberEdit(props: ControlProps<typeof number>) {
  const { id, settings, value, isRequired, isInvalid, describedBy } = props
  const { forget: _forget, ...text } = useNumberText(props)
  const words = useWords()
  return (
    <>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={words(settings.placeholder)}
        prefix={words(settings.prefix) || undefined}
        suffix={words(settings.unit) || undefined}
        status={isInvalid ? 'error' : ''}
        {...text}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      />
      {settings.capitals && <CapitalsNote amount={value} />}
    </>
  )
}

function NumberRead({ settings, value }: ReadProps<typeof number>) {
  const { precision, ...look } = settings
  return <Amount value={value} look={{ ...look, places: precision }} />
}

export const numberDesktop: FieldView<typeof number> = { Edit: NumberEdit, Read: NumberRead }
