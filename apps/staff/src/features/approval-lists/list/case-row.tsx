import type { CaseCard as Card, ListName } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, CaseStatus, classes, Link, Status, sharedStyles } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { UrgencyMark } from '../../../kit/fields/urgency-mark.tsx'
import { isForBrowser } from '../../../kit/links/address.ts'
import { caseHref } from '../../../kit/links/case-href.ts'
import { useLongPress } from '../../../kit/lists/row-gestures.ts'
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

type CaseCardProps = Readonly<{ card: Card; now: number }>

/** A case as a card: title, starter, at most three key fields, current holder, and status. */
function CaseCard({ card, now }: CaseCardProps) {
  const { fields } = card

  return (
    <>
      <CardHead now={now} card={card} />
      {fields.length > 0 && (
        <span className={styles.fields}>
          {fields.map(({ label, text }) => (
            <span key={label} className={styles.field}>
              <span className={sharedStyles.weak}>{label}</span>
              <span className={styles.value}>{text}</span>
            </span>
          ))}
        </span>
      )}
      <CardFoot card={card} now={now} />
    </>
  )
}

function CardHead({ now, card }: Pick<CaseCardProps, 'now' | 'card'>) {
  const t = useT()
  const { dateTime, near } = useFormats()
  const { flow, isRead, title, launcher, starter, at } = card
  return (
    <span className={styles.head}>
      <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
      <span className={sharedStyles.growColumn}>
        <span className={styles.title}>
          {!isRead && <span className={styles.unread} role="img" aria-label={t('approval-lists.unread')} />}
          {title}
        </span>
        <span className={sharedStyles.note}>
          {launcher
            ? t('approvals.case.launchedFor', { launcher: launcher.name, starter: starter.name })
            : starter.name}{' '}
          ·{' '}
          <time dateTime={at} title={dateTime(at)}>
            {near(at, now)}
          </time>
        </span>
      </span>
    </span>
  )
}

function CardFoot({ card, now }: Pick<CaseCardProps, 'card' | 'now'>) {
  const t = useT()
  const { decision, isReturned, urgency } = card
  return (
    <span className={styles.foot}>
      {decision ? (
        <Status kind={decisionKinds[decision]}>{t(`approval-lists.decision.${decision}`)}</Status>
      ) : (
        <CaseStatus status={card.status} />
      )}
      {isReturned && card.status === 'running' && (
        <Status kind="returned">{t('approval-lists.cameBack')}</Status>
      )}
      <Deadline card={card} now={now} />
      {card.principal && (
        <Status kind="waiting">{t('approval-lists.forPerson', { name: card.principal.name })}</Status>
      )}
      {urgency !== 'normal' && <UrgencyMark urgency={urgency} />}
      <Holders card={card} now={now} />
    </span>
  )
}

const decisionKinds = {
  agreed: 'passed',
  handled: 'passed',
  rejected: 'rejected',
  returned: 'returned',
  transferred: 'waiting',
  assisted: 'passed',
} as const

function Holders({ card: { holders, heldSince, nodeName }, now }: CaseCardProps) {
  const t = useT()
  const { relative, dateTime } = useFormats()
  if (holders.length === 0 || !heldSince) return null
  const first = holders[0]?.name ?? ''
  const holder = holders.length > 1 ? t('approval-lists.holders', { first, count: holders.length }) : first

  return (
    <span className={styles.holder} title={`${nodeName} · ${dateTime(heldSince)}`}>
      {t('approval-lists.heldBy', { holder, since: relative(heldSince, now) })}
    </span>
  )
}

function Deadline({ card: { dueAt, overdueSince, decision }, now }: CaseCardProps) {
  const t = useT()
  const { near, relative, dateTime } = useFormats()
  if (overdueSince)
    return (
      <span title={dateTime(overdueSince)}>
        <Status kind="overdue">
          {t('approval-lists.overdueSince', { since: relative(overdueSince, now) })}
        </Status>
      </span>
    )
  if (!dueAt || decision) return null
  return (
    <span className={styles.holder} title={dateTime(dueAt)}>
      {t('approval-lists.dueAt', { at: near(dueAt, now) })}
    </span>
  )
}
