import styles from './choice-chips.module.css'

type ChoiceChipsProps = Readonly<{
  title: string
  choices: readonly Readonly<{ value: string; label: string }>[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}>

/** One of several choices or none; pressing the chosen one clears it. Renders nothing without choices. */
export function ChoiceChips({ title, choices, value, onChange }: ChoiceChipsProps) {
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={styles.chip}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value === value ? undefined : choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
