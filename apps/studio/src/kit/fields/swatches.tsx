import type { CSSProperties, ReactNode } from 'react'
import styles from './swatches.module.css'

type SwatchesProps = Readonly<{
  label: string
  options: readonly Readonly<{ value: string; label: string }>[]
  chosen: string
  styleOf?: (value: string) => CSSProperties
  onChoose: (value: string) => void
  children: (value: string) => ReactNode
}>

/** A row of small choices, of which one is pressed. */
export function Swatches({ label, options, chosen, styleOf, onChoose, children }: SwatchesProps) {
  return (
    <fieldset className={styles.swatches}>
      <legend>{label}</legend>
      {options.map(({ value, label: word }) => (
        <button
          key={value}
          type="button"
          className={styles.swatch}
          style={styleOf?.(value)}
          aria-pressed={value === chosen}
          aria-label={word}
          title={word}
          onClick={() => onChoose(value)}
        >
          {children(value)}
        </button>
      ))}
    </fieldset>
  )
}
