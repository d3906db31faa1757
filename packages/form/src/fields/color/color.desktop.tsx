import { useT } from '@signet/i18n/react'
import { ColorPicker, Input } from 'antd'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { useColorText } from '../../skins/use-color-text.ts'
import styles from './color.module.css'
import type { color } from './color.ts'
import { ColorRead } from './color.view.tsx'
import { Swatch } from './swatch.view.tsx'

/** Typed, or mixed in the panel that its swatch opens. */
function ColorEdit(props: ControlProps<typeof color>) {
  const { id, label, settings, value, onChange, onLeave, isRequired, isInvalid, describedBy } = props
  const { forget, ...text } = useColorText(props)
  const t = useT()
  const choose = (next: string | null) => {
    forget()
    onChange(next)
  }

  return (
    <Input
      id={id}
      autoComplete="off"
      placeholder={t('color.example')}
      prefix={
        <ColorPicker
          value={value ?? settings.palette[0] ?? '#000000'}
          format="hex"
          disabledFormat
          disabledAlpha={!settings.showAlpha}
          presets={[{ key: 'palette', label: t('color.palette'), colors: [...settings.palette] }]}
          onChangeComplete={(next) => choose(next.toHexString())}
          onOpenChange={(isOpen) => isOpen || onLeave()}
        >
          <button type="button" className={styles.opener} aria-label={t('form.pick', { field: label })}>
            <Swatch color={value} />
          </button>
        </ColorPicker>
      }
      allowClear={!isRequired}
      status={isInvalid ? 'error' : ''}
      {...text}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  )
}

export const colorDesktop: FieldView<typeof color> = { Edit: ColorEdit, Read: ColorRead }
