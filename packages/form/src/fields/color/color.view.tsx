import { useT } from '@signet/i18n/react'
import { Palette } from 'lucide-react'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { TypedBox } from '../../skins/typed-box.tsx'
import { useColorText } from '../../skins/use-color-text.ts'
import styles from './color.module.css'
import type { color } from './color.ts'
import { ColorSheet } from './color-sheet.view.tsx'
import { Swatch } from './swatch.view.tsx'

/** Typed (`#2979ff`), taken from the swatches, or mixed. */
function ColorEdit(props: ControlProps<typeof color>) {
  const { value, onChange } = props
  const { forget, ...text } = useColorText(props)
  const t = useT()
  const choose = (next: string | null) => {
    forget()
    onChange(next)
  }

  return (
    <TypedBox
      {...props}
      text={text}
      placeholder={t('color.example')}
      before={
        <span className={styles.before}>
          <Swatch color={value} />
        </span>
      }
      icon={<Palette />}
      sheet={({ takesFocus, close }) => (
        <ColorSheet {...props} takesFocus={takesFocus} onChange={choose} onClose={close} />
      )}
    />
  )
}

/** The colour and how it is written. */
export function ColorRead({ value }: ReadProps<typeof color>) {
  return (
    <span className={styles.read}>
      <Swatch color={value} />
      {value}
    </span>
  )
}

export const colorView: FieldView<typeof color> = { Edit: ColorEdit, Read: ColorRead }
