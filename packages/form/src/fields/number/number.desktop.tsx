import { Affix, BoxedInput } from '../../skins/boxed-input.desktop.tsx'
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
      <BoxedInput
        id={id}
        inputMode="decimal"
        autoComplete="off"
        placeholder={words(settings.placeholder)}
        before={words(settings.prefix) && <Affix>{words(settings.prefix)}</Affix>}
        after={words(settings.unit) && <Affix>{words(settings.unit)}</Affix>}
        {...text}
        isRequired={isRequired}
        isInvalid={isInvalid}
        describedBy={describedBy}
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
