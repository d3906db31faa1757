import type { HistoryEntry, PersonRef, RouteStep } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Avatar, Failure, Status, type StatusKind, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { FormattedTime } from '../../../kit/details/facts.tsx'
import { historyQuery } from '../queries.ts'
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
  filed: 'passed',
}

/** The route of a case: past, current and future steps. */
export function CaseRoute({ route }: Readonly<{ route: readonly RouteStep[] }>) {
  const t = useT()
  return (
    <ol className={sharedStyles.stack4}>
      {route.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a route is read, never reordered, and a node may come twice
        <li key={`${index} ${step.node} ${step.round}`} className={styles.step}>
          <StepHead step={step} />
          {step.failure !== '' && <p className={styles.failure}>{step.failure}</p>}
          {step.state === 'active' && step.until && (
            <p className={styles.note}>
              {t('approvals.monitor.until')} <FormattedTime at={step.until} />
            </p>
          )}
          <ul className={sharedStyles.stack2}>
            {step.people.map((one) => (
              <PersonLine key={`${one.person.id} ${one.taskId}`} one={one} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** State, name and time of a step. */
function StepHead({ step }: Readonly<{ step: RouteStep }>) {
  const t = useT()
  return (
    <span className={styles.head}>
      <Status kind={looks[step.state]}>{t(`approvals.monitor.step.${step.state}`)}</Status>
      <strong>{actionSentence(t, step) ?? step.name}</strong>
      {step.round > 1 && (
        <span className={styles.note}>{t('approvals.monitor.round', { round: step.round })}</span>
      )}
      <span className={styles.time}>
        <FormattedTime at={step.leftAt ?? step.enteredAt} />
      </span>
    </span>
  )
}

/** The sentence for an action on the whole case. */
function actionSentence(
  t: ReturnType<typeof useT>,
  { act, name: node, people }: RouteStep,
): string | undefined {
  const name = people[0]?.person.name ?? t('approvals.monitor.system')
  return act && t(`flow.event.${act}`, { name, node })
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
          <FormattedTime at={at} />
        </span>
      )}
      {opinion && <q className={styles.opinion}>{opinion}</q>}
    </li>
  )
}

function Deadline({ one: { dueAt, overdueSince } }: Readonly<{ one: RouteStep['people'][number] }>) {
  const t = useT()
  const at = overdueSince ?? dueAt
  if (!at) return null

  return (
    <>
      {' · '}
      {t(overdueSince ? 'approvals.monitor.overdueSince' : 'approvals.monitor.dueAt')}{' '}
      <FormattedTime at={at} />
    </>
  )
}

/** All events in order, and whether the audit log is intact. */
export function CaseHistory({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { data: history, error, refetch } = useQuery(historyQuery(useClient(), caseId))
  if (!history && error) return <Failure error={error} onRetry={refetch} />
  if (!history) return <Skeleton active title={false} paragraph={{ rows: 8 }} />

  return (
    <>
      <p className={styles.verdict}>
        <Status kind={history.isIntact ? 'passed' : 'failed'}>
          {t(history.isIntact ? 'approvals.monitor.intact' : 'approvals.monitor.notIntact')}
        </Status>
      </p>
      <ol className={styles.history}>
        {history.list.map((entry) => (
          <Entry key={entry.sequence} entry={entry} />
        ))}
      </ol>
    </>
  )
}

function Entry({ entry }: Readonly<{ entry: HistoryEntry }>) {
  const t = useT()
  const { sequence, at, by, text } = entry
  return (
    <li className={styles.entry}>
      <span className={styles.sequence}>{sequence}</span>
      <span>
        {sentenceOf(t, entry)}
        {text && <q className={styles.text}>{text}</q>}
      </span>
      <span className={styles.entryNote}>{by?.name ?? t('approvals.monitor.system')}</span>
      <span className={styles.entryNote}>
        <FormattedTime at={at} />
      </span>
    </li>
  )
}

/** The sentence for an event; a general one for a type that this client does not know. */
function sentenceOf(t: ReturnType<typeof useT>, { type, by, nodeName }: HistoryEntry): string {
  const params = { name: by?.name ?? t('approvals.monitor.system'), node: nodeName }
  const key = `flow.event.${type}`
  const sentence = t(key, params)
  return sentence === key ? t('flow.event.other', params) : sentence
}

const shown = 3

/** The current holders of a case: three avatars, and the number of others. */
export function Holders({ people }: Readonly<{ people: readonly PersonRef[] }>) {
  const t = useT()
  if (people.length === 0) return '—'

  return (
    <span className={styles.holders}>
      {people.slice(0, shown).map(({ id, name, headIcon }) => (
        <span key={id} className={styles.holder}>
          <Avatar id={id} name={name} src={headIcon} size={24} />
          {name}
        </span>
      ))}
      {people.length > shown && <span>{t('approvals.monitor.more', { all: people.length })}</span>}
    </span>
  )
}
