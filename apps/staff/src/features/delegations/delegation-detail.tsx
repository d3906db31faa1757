import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Card, ErrorNote, Status, type StatusKind } from '@signet/ui'
import { StackPage } from '../../lib/stack-page.tsx'
import { DelegationDeeds } from './delegation-deeds.tsx'
import styles from './delegation-detail.module.css'
import { DelegationStatus } from './delegation-status.tsx'
import { LaunchableCard } from './launchable-card.tsx'
import type { Delegation } from './queries.ts'
import { useDelegationDeeds } from './use-delegation-deeds.ts'
import { useFlowWords } from './use-flow-words.ts'

type DelegationDetailProps = Readonly<{ delegation: Delegation; onRefresh: () => Promise<unknown> }>

export function DelegationDetail({ delegation, onRefresh }: DelegationDetailProps) {
  const t = useT()
  const formats = useFormats()
  const flows = useFlowWords()
  const deeds = useDelegationDeeds(delegation)
  const { kind, from, to, status, startsAt, endsAt, note, may } = delegation
  const hasDeeds = Object.values(may).some(Boolean)

  return (
    <StackPage
      title={t(`delegations.one.${kind}`)}
      onRefresh={onRefresh}
      {...(hasDeeds && { footer: <DelegationDeeds may={may} deeds={deeds} /> })}
    >
      <ErrorNote error={deeds.error} />
      <Card>
        <div className={styles.head}>
          <Avatar id={from.id} name={from.name} src={from.headIcon} size={56} />
          <div className={styles.words}>
            <h2 className={styles.title}>
              {t(`delegations.sentence.${kind}`, {
                from: from.name,
                count: to.length,
                to: to.map(({ person }) => person.name).join(t('delegations.and')),
              })}
            </h2>
            <DelegationStatus status={status} />
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>{t('delegations.flows')}</dt>
          <dd>{flows(delegation)}</dd>
          <dt>{t('delegations.from')}</dt>
          <dd>{formats.dateTime(startsAt)}</dd>
          <dt>{t('delegations.to')}</dt>
          <dd>{formats.dateTime(endsAt)}</dd>
          {note && (
            <>
              <dt>{t('delegations.reason')}</dt>
              <dd className={styles.reason}>{note}</dd>
            </>
          )}
        </dl>
      </Card>
      {kind === 'entrust' && status === 'active' && may.refuse && <LaunchableCard delegation={delegation} />}
      <Card title={t('delegations.receivers')}>
        <ul className={styles.people} aria-label={t('delegations.receivers')}>
          {to.map(({ person, answer }) => (
            <li key={person.id} className={styles.person}>
              <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />
              <span className={styles.name}>{person.name}</span>
              <Status kind={answers[answer]}>{t(`delegations.answer.${answer}`)}</Status>
            </li>
          ))}
        </ul>
      </Card>
    </StackPage>
  )
}

const answers: Readonly<Record<Delegation['to'][number]['answer'], StatusKind>> = {
  open: 'waiting',
  accepted: 'passed',
  refused: 'rejected',
}
