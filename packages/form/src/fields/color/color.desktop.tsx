import { useT } from '@signet/i18n/react'
import { ColorPicker } from 'antd'
import { BoxedInput } from '../../skins/boxed-input.desktop.tsx'
import { Clear } from '../../skins/choice-stand-in.desktop.tsx'
import box from '../../skins/desk-box.module.css'
import type { ControlProps, FieldView } from '../../skins/field-view.ts'
import { StandIn } from '../../skins/stand-in.desktop.tsx'
import { useColorText } from '../../skins/use-color-text.ts'
import styles from './color.module.css'
import type { color } from './color.ts'
import { ColorRead } from './color.view.tsx'
import { Swatch } from './swatch.view.tsx'

/** Typed, or mixed in the panel that its swatch opens. */
function ColorEdit(props: ControlProps<typeof color>) {
  const { id, value, onChange, isRequired, isInvalid, describedBy } = props
  const { forget, ...text } = useColorText(props)
  const t = useT()
  const choose = (next: string | null) => {
    forget()
    onChange(next)
  }

  return (
    <div className={box.frame}>
      <BoxedInput
        id={id}
        autoComplete="off"
        placeholder={t('color.example')}
        before={<Mixer {...props} onChange={choose} />}
        {...text}
        isRequired={isRequired}
        isInvalid={isInvalid}
        describedBy={describedBy}
      />
      {value !== null && !isRequired && <Clear onClear={() => choose(null)} />}
    </div>
  )
}

function Mixer({ id, label, settings, value, onChange, onLeave }: ControlProps<typeof color>) {
  const t = useT()
  const opener = {
    id: `${id}-mixer`,
    type: 'button',
    className: styles.opener,
    'aria-label': t('form.pick', { field: label }),
  } as const

  return (
    <StandIn
      light={(handsOf) => (
        <button {...opener} {...handsOf(opener.id)}>
          <Swatch color={value} />
        </button>
      )}
    >
      <ColorPicker
        value={value ?? settings.palette[0] ?? '#000000'}
        format="hex"
        disabledFormat
        disabledAlpha={!settings.showAlpha}
        presets={[{ key: 'palette', label: t('color.palette'), colors: [...settings.palette] }]}
        onChangeComplete={(next) => onChange(next.toHexString())}
        onOpenChange={(isOpen) => isOpen || onLeave()}
      >
        <button {...opener}>
          <Swatch color={value} />
        </button>
      </ColorPicker>
    </StandIn>
  )
}

export const colorDesktop: FieldView<typeof color> = { Edit: ColorEdit, Read: ColorRead }
