import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './option-list.module.css'

export type OptionLine = Readonly<{
  id: string
  name: string
  note?: string | undefined
  picture?: ReactNode
}>

type OptionListProps = Readonly<{
  label: string
  options: readonly OptionLine[]
  chosen: readonly string[]
  multiple: boolean
  onToggle: (id: string) => void
}>

/** Lists the options one per line, with chosen ones ticked. */
export function OptionList({ label, options, chosen, multiple, onToggle }: OptionListProps) {
  const t = useT()
  if (options.length === 0) return <p className={sharedStyles.emptyNote}>{t('form.noMatch')}</p>

  return (
    <div role="listbox" aria-label={label} aria-multiselectable={multiple} className={styles.list}>
      {options.map(({ id, name, note, picture }) => (
        <button
          key={id}
          type="button"
          role="option"
          aria-selected={chosen.includes(id)}
          className={styles.option}
          onClick={() => onToggle(id)}
        >
          {picture}
          <span className={sharedStyles.grow}>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          {chosen.includes(id) && <Check className={sharedStyles.chosenMark} aria-hidden="true" />}
        </button>
      ))}
    </div>
  )
}
