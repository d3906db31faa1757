import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Link } from '@signet/ui'
import styles from './delegation-card.module.css'
import { delegationHref } from './delegation-href.ts'
import { DelegationStatus } from './delegation-status.tsx'
import type { Delegation } from './queries.ts'
import { useFlowWords } from './use-flow-words.ts'

type DelegationCardProps = Readonly<{ delegation: Delegation; side: 'mine' | 'forMe' }>

/** Who acts for whom, in what and how long; the whole card leads to it. */
export function DelegationCard({ delegation, side }: DelegationCardProps) {
  const t = useT()
  const formats = useFormats()
  const flows = useFlowWords()
  const { id, from, to, status, startsAt, endsAt, may } = delegation
  const people = side === 'mine' ? to.map(({ person }) => person) : [from]
  const [first] = people

  return (
    <li>
      <Link href={delegationHref.detail(id)} className={styles.card}>
        {first && <Avatar id={first.id} name={first.name} src={first.headIcon} size={40} />}
        <span className={styles.text}>
          <span className={styles.head}>
            <span className={styles.title}>{people.map(({ name }) => name).join(t('delegations.and'))}</span>
            <DelegationStatus status={status} />
          </span>
          <span className={styles.flows}>{flows(delegation)}</span>
          <span className={styles.note}>
            {t('delegations.period', { from: formats.dateTime(startsAt), to: formats.dateTime(endsAt) })}
          </span>
          {may.accept && <span className={styles.ask}>{t('delegations.asked')}</span>}
        </span>
      </Link>
    </li>
  )
}
