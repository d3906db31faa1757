import type { RouteStep } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, Status, type StatusKind } from '@signet/ui'
import { Moment } from '../../../kit/details/moment.tsx'
import styles from './case-route.module.css'

const looks: Readonly<Record<RouteStep['state'], StatusKind>> = {
  launched: 'passed',
  passed: 'passed',
  rejected: 'rejected',
  active: 'active',
  returned: 'returned',
  recalled: 'returned',
  cancelled: 'ended',
  toCome: 'waiting',
  exception: 'failed',
  ended: 'ended',
  administered: 'paused',
}

/** The route of a case: past, current and future steps. */
export function CaseRoute({ route }: Readonly<{ route: readonly RouteStep[] }>) {
  const t = useT()
  return (
    <ol className={styles.route}>
      {route.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route is read, never reordered, and a node may come twice
        <li key={`${place} ${step.node} ${step.round}`} className={styles.step}>
          <span className={styles.head}>
            <Status kind={looks[step.state]}>{t(`approvals.monitor.step.${step.state}`)}</Status>
            <strong>{actOf(t, step) ?? step.name}</strong>
            {step.round > 1 && (
              <span className={styles.note}>{t('approvals.monitor.round', { round: step.round })}</span>
            )}
            <span className={styles.time}>
              <Moment at={step.leftAt ?? step.enteredAt} />
            </span>
          </span>
          {step.failure !== '' && <p className={styles.failure}>{step.failure}</p>}
          {step.state === 'active' && step.until && (
            <p className={styles.note}>
              {t('approvals.monitor.until')} <Moment at={step.until} />
            </p>
          )}
          <ul className={styles.people}>
            {step.people.map((one) => (
              <PersonLine key={`${one.person.id} ${one.taskId}`} one={one} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The sentence for an action on the whole case. */
function actOf(t: ReturnType<typeof useT>, { act, name: node, people }: RouteStep): string | undefined {
  const name = people[0]?.person.name ?? t('approvals.monitor.system')
  return act && t(`flow.event.${act}`, { name, node })
}

function Deadline({ one: { dueAt, overdueSince } }: Readonly<{ one: RouteStep['people'][number] }>) {
  const t = useT()
  const at = overdueSince ?? dueAt
  if (!at) return null

  return (
    <>
      {' · '}
      {t(overdueSince ? 'approvals.monitor.overdueSince' : 'approvals.monitor.dueAt')} <Moment at={at} />
    </>
  )
}

function PersonLine({ one }: Readonly<{ one: RouteStep['people'][number] }>) {
  const t = useT()
  const { person, stage, decision, opinion, at, isAutomatic, transferredFrom } = one
  return (
    <li className={styles.person}>
      <Avatar id={person.id} name={person.name} src={person.headIcon} size={24} />
      <span>{person.name}</span>
      <span className={styles.note}>
        {decision && t(`approvals.monitor.decision.${decision}`)}
        {!decision && stage !== 'done' && t(`approvals.monitor.stage.${stage}`)}
        {isAutomatic && ` · ${t('approvals.monitor.automatic')}`}
        {transferredFrom && ` · ${t('approvals.monitor.from', { name: transferredFrom.name })}`}
        {!decision && <Deadline one={one} />}
      </span>
      {at && (
        <span className={styles.time}>
          <Moment at={at} />
        </span>
      )}
      {opinion && <q className={styles.opinion}>{opinion}</q>}
    </li>
  )
}
