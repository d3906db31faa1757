import { useT } from '@signet/i18n/react'
import { Eye, EyeOff, Search, X } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import searchStyles from './search-field.module.css'
import styles from './text-field.module.css'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'onChange' | 'value' | 'id'> &
  Readonly<{
    label: string
    value: string
    onChange: (value: string) => void
    hint?: string
    problem?: string | null
  }>

/** A text input with its label above, and its hint and problem below. A password can be shown. */
export function TextField({ label, value, onChange, hint, problem, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isSecret = type === 'password'
  const note = problem || hint

  return (
    <div className={styles.field}>
      <FieldLabel id={id} label={label} isRequired={rest.required ?? false} />
      <div className={styles.box}>
        <input
          {...rest}
          id={id}
          type={isSecret && isShown ? 'text' : type}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {isSecret && <Eyelid isShown={isShown} onToggle={() => setShown(!isShown)} />}
      </div>
      {note && (
        <p id={`${id}-note`} className={problem ? styles.problem : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

function FieldLabel({ id, label, isRequired }: Readonly<{ id: string; label: string; isRequired: boolean }>) {
  return (
    <label htmlFor={id} className={styles.label}>
      {label}
      {isRequired && (
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      )}
    </label>
  )
}

function Eyelid({ isShown, onToggle }: Readonly<{ isShown: boolean; onToggle: () => void }>) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.eye}
      aria-pressed={isShown}
      aria-label={t('ui.showPassword')}
      onClick={onToggle}
    >
      {isShown ? <EyeOff /> : <Eye />}
    </button>
  )
}

type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'onChange' | 'value' | 'type' | 'placeholder'
> &
  Readonly<{ label: string; value: string; onChange: (value: string) => void }>

export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const t = useT()
  return (
    <div className={searchStyles.search}>
      <Search className={searchStyles.glass} aria-hidden="true" />
      <input
        {...rest}
        type="search"
        enterKeyHint="search"
        className={searchStyles.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className={searchStyles.clear}
          aria-label={t('ui.clear')}
          onClick={() => onChange('')}
        >
          <X />
        </button>
      )}
    </div>
  )
}
