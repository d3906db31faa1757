import type { CaseCard as Card, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { classes, Link } from '@signet/ui'
import type { ReactNode } from 'react'
import { caseHref } from '../approvals/index.ts'
import { CaseCard } from './case-card.tsx'
import styles from './case-row.module.css'
import { useLongPress } from './use-long-press.ts'

type CaseRowProps = Readonly<{
  card: Card
  list: ListName
  now: number
  /** Shown when the card is swiped aside; each has a twin in the bar of the selection or on the page of the case. */
  actions: ReactNode
  /** Null while nothing is being selected. */
  selection: Readonly<{ isSelected: boolean; onToggle: () => void }> | null
  onLongPress: (() => void) | undefined
}>

/** A row of a list: opens its case, or is ticked while rows are being selected. */
export function CaseRow({ card, list, now, actions, selection, onLongPress }: CaseRowProps) {
  const t = useT()
  const press = useLongPress(onLongPress)
  if (selection) {
    return (
      <label
        className={classes(styles.card, selection.isSelected && styles.selected)}
        data-testid="case-card"
      >
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={t('approval-lists.select.row', { title: card.title })}
          checked={selection.isSelected}
          onChange={selection.onToggle}
        />
        <span className={styles.content}>
          <CaseCard card={card} now={now} />
        </span>
      </label>
    )
  }

  const { caseId, taskId } = card
  return (
    <div className={styles.swipe}>
      <Link
        href={caseHref({ caseId, taskId, list })}
        className={styles.card}
        data-testid="case-card"
        data-row=""
        draggable={false}
        {...press}
      >
        <span className={styles.content}>
          <CaseCard card={card} now={now} />
        </span>
      </Link>
      {actions && <span className={styles.actions}>{actions}</span>}
    </div>
  )
}
