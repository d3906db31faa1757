import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import styles from './option-list.module.css'

export type OptionLine = Readonly<{
  id: string
  name: string
  note?: string | undefined
  /** The heading above it and its neighbours of the same group. */
  group?: string
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
      {options.map((option, place) => (
        <Fragment key={option.id}>
          {option.group !== undefined && option.group !== options[place - 1]?.group && (
            <p className={styles.group}>{option.group}</p>
          )}
          <Option {...option} isChosen={chosen.includes(option.id)} onToggle={() => onToggle(option.id)} />
        </Fragment>
      ))}
    </div>
  )
}

type OptionProps = OptionLine & Readonly<{ isChosen: boolean; onToggle: () => void }>

function Option({ name, note, picture, isChosen, onToggle }: OptionProps) {
  return (
    <button type="button" role="option" aria-selected={isChosen} className={styles.option} onClick={onToggle}>
      {picture}
      <span className={sharedStyles.grow}>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {isChosen && <Check className={sharedStyles.chosenMark} aria-hidden="true" />}
    </button>
  )
}
