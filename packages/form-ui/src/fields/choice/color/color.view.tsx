import { type color, nameOfColor, opacityOf, withOpacity } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Palette } from 'lucide-react'
import { ChoiceFoot, ChoiceSurface } from '../../../choices/choice-surface.tsx'
import type { ControlProps, FieldView, ReadProps } from '../../../form/field-view.ts'
import { TypedBox } from '../../../typing/typed-box.tsx'
import { useColorText } from '../../../typing/use-typed-text.ts'
import styles from './color.module.css'

/** Typed (`#2979ff`), picked from swatches, or mixed. */
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

/** Shows the color and its code. */
export function ColorRead({ value }: ReadProps<typeof color>) {
  return (
    <span className={styles.read}>
      <Swatch color={value} />
      {value}
    </span>
  )
}

export const colorView: FieldView<typeof color> = { Edit: ColorEdit, Read: ColorRead }

type ColorSheetProps = ControlProps<typeof color> & Readonly<{ takesFocus: boolean; onClose: () => void }>

/** Swatches, the browser's color picker, and the opacity. */
function ColorSheet(props: ColorSheetProps) {
  const { id, label, settings, takesFocus, value, isRequired, onChange, onClose } = props
  const t = useT()
  const clear = isRequired || value === null ? undefined : () => onChange(null)
  const plain = value?.slice(0, 7)

  return (
    <ChoiceSurface
      id={id}
      title={label}
      takesFocus={takesFocus}
      onClose={onClose}
      footer={<ChoiceFoot onClear={clear} onDone={onClose} />}
    >
      <div className={sharedStyles.stack3}>
        <Swatches {...props} />
        <label className={styles.line}>
          {t('color.own')}
          <input
            type="color"
            className={styles.mixer}
            value={plain ?? settings.palette[0]?.slice(0, 7) ?? '#000000'}
            onChange={(event) => onChange(withOpacity(event.target.value, opacityOf(value ?? '')))}
          />
        </label>
        {settings.showAlpha && (
          <label className={styles.line}>
            {t('color.opacity', { percent: opacityOf(value ?? '') })}
            <input
              type="range"
              className={styles.opacity}
              min={0}
              max={100}
              disabled={value === null}
              value={opacityOf(value ?? '')}
              onChange={(event) => onChange(withOpacity(value ?? '', Number(event.target.value)))}
            />
          </label>
        )}
      </div>
    </ChoiceSurface>
  )
}

function Swatches({ id, label, settings, value, onChange }: ColorSheetProps) {
  const t = useT()
  const nameOf = (one: string) => {
    const name = nameOfColor(one)
    return name ? t(`color.name.${name}`) : one
  }
  return (
    <div role="radiogroup" aria-label={label} className={styles.palette}>
      {settings.palette.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="radio"
            name={`${id}-palette`}
            aria-label={nameOf(one)}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <Swatch color={one} />
        </label>
      ))}
    </div>
  )
}

/** A sample of a color: transparency shows a checkerboard, no color shows a line across. */
function Swatch({ color }: Readonly<{ color: string | null }>) {
  return (
    <span
      className={styles.swatch}
      style={{ '--colour': color ?? 'transparent' }}
      data-none={color === null || undefined}
      aria-hidden="true"
    />
  )
}
