import type { CaseCard as Card, ListName } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, CaseStatus, classes, Link, Status, sharedStyles } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { UrgencyMark } from '../../../kit/fields/urgency-mark.tsx'
import { isForBrowser } from '../../../kit/links/address.ts'
import { caseHref } from '../../../kit/links/case-href.ts'
import { useLongPress } from '../../../kit/lists/row-gestures.ts'
import { SwipeRow } from '../../../kit/lists/swipe-row.tsx'
import { useWaiting } from '../../../kit/outbox/waiting.ts'
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
    <SwipeRow actions={selection ? null : actions} {...press}>
      {selection ? <TickedCard {...row} {...selection} /> : <LinkedCard {...row} />}
    </SwipeRow>
  )
}

type TickedCardProps = Pick<CaseRowProps, 'card' | 'list' | 'now'> & NonNullable<CaseRowProps['selection']>

function TickedCard({ card, list, now, isSelected, onToggle }: TickedCardProps) {
  const t = useT()
  return (
    <label
      className={classes(styles.card, isSelected && styles.selected)}
      data-testid="case-card"
      data-row=""
    >
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={t('approval-lists.select.row', { title: card.title })}
        checked={isSelected}
        onChange={onToggle}
      />
      <span className={styles.content}>
        <CaseCard card={card} list={list} now={now} />
      </span>
    </label>
  )
}

/** Whether the open case, by its `config`, is that of a card. */
export function isOpenCard({ caseId, taskId }: Card, list: ListName, open: string | null): boolean {
  return open !== null && caseHref({ caseId, taskId, list }).includes(`config=${encodeURIComponent(open)}`)
}

type LinkedCardProps = Pick<CaseRowProps, 'card' | 'list' | 'now' | 'open'>

function LinkedCard({ card, list, now, open }: LinkedCardProps) {
  const { history } = useRouter()
  const { caseId, taskId } = card
  const href = caseHref({ caseId, taskId, list })
  const isOpen = isOpenCard(card, list, open)
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
        <CaseCard card={card} list={list} now={now} />
      </span>
    </Link>
  )
}

type CaseCardProps = Readonly<{ card: Card; list: ListName; now: number }>

/** A case as a card: what it is, who asks since when, at most three key fields, and what it waits for. */
function CaseCard({ card, list, now }: CaseCardProps) {
  const t = useT()
  const { isRead, title, starter } = card
  return (
    <span className={styles.head}>
      <Avatar id={starter.id} name={starter.name} src={starter.headIcon} size={40} />
      <span className={classes(sharedStyles.growColumn, styles.body)}>
        <span className={styles.title}>
          {!isRead && <span className={styles.unread} role="img" aria-label={t('approval-lists.unread')} />}
          {title}
        </span>
        <WhoAndWhen card={card} list={list} now={now} />
        <KeyFields card={card} />
        <CardFoot card={card} list={list} now={now} />
      </span>
    </span>
  )
}

function WhoAndWhen({ card, list, now }: CaseCardProps) {
  const t = useT()
  const { dateTime, near } = useFormats()
  const { launcher, starter } = card
  const { at, meaning } = timeOf(card, list)
  return (
    <span className={classes(sharedStyles.note, styles.who)}>
      {launcher
        ? t('approvals.case.launchedFor', { launcher: launcher.name, starter: starter.name })
        : starter.name}{' '}
      ·{' '}
      <time dateTime={at} title={dateTime(at)}>
        {t(`approval-lists.time.${meaning}`, { at: near(at, now) })}
      </time>
    </span>
  )
}

/** The time that a card shows, and what happened then. */
function timeOf({ launchedAt, at, status, decision }: Card, list: ListName) {
  if (list === 'circulated') return { at, meaning: 'circulated' } as const
  if (decision) return { at, meaning: 'handled' } as const
  if (status === 'draft' || launchedAt === null) return { at, meaning: 'draft' } as const
  return { at: launchedAt, meaning: 'launched' } as const
}

/** The key fields in one line; a value that the title already says is left out. */
function KeyFields({ card: { fields, title } }: Pick<CaseCardProps, 'card'>) {
  const shown = fields.filter(({ text }) => !title.includes(text))
  if (shown.length === 0) return null
  return (
    <span className={styles.fields}>
      {shown.map(({ label, text }) => (
        <span key={label} className={styles.field}>
          <span className={sharedStyles.weak}>{label}</span> <span className={styles.value}>{text}</span>
        </span>
      ))}
    </span>
  )
}

function CardFoot({ card, list, now }: CaseCardProps) {
  const t = useT()
  const kept = useWaiting(card.taskId)
  const { isReturned, urgency } = card
  return (
    <span className={styles.foot}>
      <Waiting card={card} />
      {kept && <Status kind="waiting">{t(kept.reason ? 'outbox.notSent' : 'outbox.waiting')}</Status>}
      {isReturned && card.status === 'running' && (
        <Status kind="returned">{t('approval-lists.cameBack')}</Status>
      )}
      <Deadline card={card} now={now} />
      {card.principal && (
        <Status kind="waiting">{t('approval-lists.forPerson', { name: card.principal.name })}</Status>
      )}
      {urgency !== 'normal' && <UrgencyMark urgency={urgency} />}
      {card.task === null && <Holders card={card} list={list} now={now} />}
    </span>
  )
}

/** What the reader has to do, has decided, or else how the case is going. */
function Waiting({ card: { task, nodeName, decision, status } }: Pick<CaseCardProps, 'card'>) {
  const t = useT()
  if (task) {
    const wait = task.stage === 'doing' ? task.work : task.stage
    return (
      <>
        <Status kind="active">{t(`approval-lists.wait.${wait}`)}</Status>
        <span className={styles.node}>{nodeName}</span>
      </>
    )
  }
  if (!decision) return <CaseStatus status={status} />
  return <Status kind={decisionKinds[decision]}>{t(`approval-lists.decision.${decision}`)}</Status>
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

function Deadline({ card: { dueAt, overdueSince, decision }, now }: Omit<CaseCardProps, 'list'>) {
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
