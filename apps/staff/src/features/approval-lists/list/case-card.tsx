import type { CaseCard as Card } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, CaseStatus, Status } from '@signet/ui'
import { UrgencyMark } from '../../../kit/fields/urgency-mark.tsx'
import styles from './case-card.module.css'

type CaseCardProps = Readonly<{ card: Card; now: number }>

/** A case as a card: title, starter, at most three key fields, current holder, and status. */
export function CaseCard({ card, now }: CaseCardProps) {
  const t = useT()
  const { near, dateTime } = useFormats()
  const { flow, title, starter, launcher, fields, at, urgency, isRead, isReturned, decision } = card

  return (
    <>
      <span className={styles.head}>
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <span className={styles.heading}>
          <span className={styles.title}>
            {!isRead && <span className={styles.unread} role="img" aria-label={t('approval-lists.unread')} />}
            {title}
          </span>
          <span className={styles.from}>
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
      {fields.length > 0 && (
        <span className={styles.fields}>
          {fields.map(({ label, text }) => (
            <span key={label} className={styles.field}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{text}</span>
            </span>
          ))}
        </span>
      )}
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
    </>
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
