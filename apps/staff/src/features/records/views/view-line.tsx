import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { Check, SquarePen } from 'lucide-react'
import type { View } from './queries.ts'
import styles from './views.module.css'

type ViewLineProps = Readonly<{
  /** Undefined: the list as it is designed. */
  view: View | undefined
  isPicked: boolean
  onPick: () => void
  onEdit?: () => void
}>

/** A view to pick; beside it what opens it to be changed. */
export function ViewLine({ view, isPicked, onPick, onEdit }: ViewLineProps) {
  const t = useT()
  const name = view?.name ?? t('records.view.designed')
  const notes = [
    view?.isDefault && t('records.view.isDefault'),
    view && !view.isWhole && t('records.view.isReduced'),
  ].filter(Boolean)

  return (
    <li className={styles.line}>
      <button type="button" className={styles.pick} aria-pressed={isPicked} onClick={onPick}>
        <span className={styles.name}>{name}</span>
        {notes.length > 0 && <span className={styles.note}>{notes.join(' · ')}</span>}
      </button>
      {isPicked && <Check className={styles.check} aria-hidden="true" />}
      {view && (
        <IconButton
          label={t('records.view.edit', { name })}
          icon={<SquarePen />}
          {...(onEdit && { onClick: onEdit })}
        />
      )}
    </li>
  )
}
