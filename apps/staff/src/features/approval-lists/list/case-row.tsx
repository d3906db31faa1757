import type { CaseCard as Card, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { classes, Link } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { caseHref } from '../../../kit/links/case-href.ts'
import { isForBrowser } from '../../../kit/links/is-for-browser.ts'
import { useLongPress } from '../../../kit/lists/use-long-press.ts'
import { CaseCard } from './case-card.tsx'
import styles from './case-row.module.css'

type CaseRowProps = Readonly<{
  card: Card
  list: ListName
  now: number
  /** Shown on swipe; each action is also in the selection bar or on the case page. */
  actions: ReactNode
  /** Null while nothing is being selected. */
  selection: Readonly<{ isSelected: boolean; onToggle: () => void }> | null
  onLongPress: (() => void) | undefined
  /** The `config` of the case that is open beside the list; null when there is none. */
  open: string | null
}>

/** A row of a list: a link to its case, or a checkbox while rows are being selected. */
export function CaseRow({ selection, actions, onLongPress, ...row }: CaseRowProps) {
  const press = useLongPress(selection ? undefined : onLongPress)
  return (
    <div className={styles.swipe} {...press}>
      {selection ? (
        <TickedCard {...row} {...selection} />
      ) : (
        <>
          <LinkedCard {...row} />
          {actions && <span className={styles.actions}>{actions}</span>}
        </>
      )}
    </div>
  )
}

type TickedCardProps = Pick<CaseRowProps, 'card' | 'now'> & NonNullable<CaseRowProps['selection']>

function TickedCard({ card, now, isSelected, onToggle }: TickedCardProps) {
  const t = useT()
  return (
    <label className={classes(styles.card, isSelected && styles.selected)} data-testid="case-card">
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={t('approval-lists.select.row', { title: card.title })}
        checked={isSelected}
        onChange={onToggle}
      />
      <span className={styles.content}>
        <CaseCard card={card} now={now} />
      </span>
    </label>
  )
}

type LinkedCardProps = Pick<CaseRowProps, 'card' | 'list' | 'now' | 'open'>

function LinkedCard({ card, list, now, open }: LinkedCardProps) {
  const { history } = useRouter()
  const { caseId, taskId } = card
  const href = caseHref({ caseId, taskId, list })
  const isOpen = open !== null && href.includes(`config=${encodeURIComponent(open)}`)
  /** Replaces the case that is open, so that back leads to the list and not through every case read. */
  const follow = (event: MouseEvent) => {
    if (open === null || isForBrowser(event)) return
    event.preventDefault()
    if (!isOpen) history.replace(href)
  }

  return (
    <Link
      href={href}
      className={classes(styles.card, isOpen && styles.open)}
      aria-current={isOpen ? 'true' : undefined}
      data-testid="case-card"
      data-row=""
      draggable={false}
      onClick={follow}
    >
      <span className={styles.content}>
        <CaseCard card={card} now={now} />
      </span>
    </Link>
  )
}
