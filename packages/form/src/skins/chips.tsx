import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import type { Referent } from '../referent.ts'
import styles from './chips.module.css'
import { useChosen } from './use-lookup.ts'

type ChipsProps = Readonly<{ of: Referent; ids: readonly string[]; onRemove: (id: string) => void }>

/** What is chosen so far, each to be taken out again. */
export function Chips({ of, ids, onRemove }: ChipsProps) {
  const t = useT()
  const chosen = useChosen(of, ids)
  if (chosen.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={t('form.chosen')}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('form.takeOut', { name })}
            onClick={() => onRemove(id)}
          >
            {name}
            <X className={styles.cross} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
