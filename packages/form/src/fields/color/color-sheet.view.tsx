import { useT } from '@signet/i18n/react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import { ChoiceSurface } from '../../skins/choosing/choice-surface.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import styles from './color.module.css'
import type { color } from './color.ts'
import { nameOfColor } from './color-palette.ts'
import { opacityOf, withOpacity } from './color-text.ts'
import { Swatch } from './swatch.view.tsx'

type ColorSheetProps = ControlProps<typeof color> & Readonly<{ takesFocus: boolean; onClose: () => void }>

/** The swatches, the browser's own mixer, and how much light may pass. */
export function ColorSheet(props: ColorSheetProps) {
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
      <div className={styles.sheet}>
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
