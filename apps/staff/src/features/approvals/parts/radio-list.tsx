import { sharedStyles } from '@signet/ui'
import { useId } from 'react'
import styles from './radio-list.module.css'

type Option<Value extends string> = Readonly<{ value: Value; label: string; note?: string }>
type RadioListProps<Value extends string> = Readonly<{
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}>

export function RadioList<Value extends string>({ legend, options, value, onChange }: RadioListProps<Value>) {
  const name = useId()
  return (
    <fieldset className={sharedStyles.shrink}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className={sharedStyles.tick}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
