import { Check } from 'lucide-react'
import { useId } from 'react'
import styles from './choices.module.css'

type Option<Key extends string> = Readonly<{ key: Key; label: string; note?: string; lang?: string }>

type ChoicesProps<Key extends string> = Readonly<{
  title: string
  options: readonly Option<Key>[]
  value: Key | null
  onChange: (key: Key) => void
}>

/** A choice among a few visible options. */
export function Choices<Key extends string>({ title, options, value, onChange }: ChoicesProps<Key>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.title}>{title}</legend>
      {options.map(({ key, label, note, lang }) => (
        <label key={key} className={styles.choice}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          <span className={styles.text} lang={lang}>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <Check className={styles.check} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  )
}
