import { useId } from 'react'
import styles from './schedule-form.module.css'

type ChoiceFieldProps<Key extends string> = Readonly<{
  label: string
  value: Key
  options: readonly Readonly<{ key: Key; label: string }>[]
  onChange: (key: Key) => void
}>

/** A native select. */
export function ChoiceField<Key extends string>({ label, value, options, onChange }: ChoiceFieldProps<Key>) {
  const id = useId()
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(({ key }) => key === target.value)
          if (chosen) onChange(chosen.key)
        }}
      >
        {options.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
