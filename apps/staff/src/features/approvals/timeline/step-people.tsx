import { useT } from '@signet/i18n/react'
import { Avatar, classes, sharedStyles } from '@signet/ui'
import { type ReactNode, Suspense } from 'react'
import { AttachmentList } from '../../../kit/fields/attachment-list.tsx'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { When } from '../parts/case-marks.tsx'
import type { StepPerson } from '../queries.ts'
import styles from './timeline.module.css'

/** Loaded late, since few steps are sealed. */
const StepSeal = lazyPart(async () => (await import('./step-seal.tsx')).StepSeal)

type StepPeopleProps = Readonly<{
  people: readonly StepPerson[]
  /** Whether the step itself already says what they did. */
  isTold: boolean
}>

/** The people of a step; helpers and signers are listed below the person who asked them. */
export function StepPeople({ people, isTold }: StepPeopleProps) {
  const known = new Set(people.map(({ taskId }) => taskId))
  const own = people.filter(({ askedBy }) => !askedBy || !known.has(askedBy.taskId))
  return (
    <ul className={styles.people}>
      {own.map((person) => (
        <PersonWithAdded key={keyOf(person)} person={person} people={people} isTold={isTold} />
      ))}
    </ul>
  )
}

type PersonWithAddedProps = StepPeopleProps & Readonly<{ person: StepPerson }>

function PersonWithAdded({ person, people, isTold }: PersonWithAddedProps) {
  const t = useT()
  const requested = people.filter(({ askedBy }) => askedBy !== null && askedBy.taskId === person.taskId)
  const groups = (['before', 'after', 'help'] as const)
    .map((to) => ({ to, members: requested.filter(({ askedBy }) => askedBy?.to === to) }))
    .filter(({ members }) => members.length > 0)

  return (
    <StepPersonLine step={person} isTold={isTold}>
      {groups.map(({ to, members }) => (
        <div key={to} className={styles.asked}>
          <p className={styles.rule}>
            {t(`approvals.asked.${to}`, { name: person.person.name, count: members.length })}
          </p>
          <ul
            className={styles.people}
            aria-label={t(`approvals.asked.${to}`, { name: person.person.name, count: members.length })}
          >
            {members.map((member) => (
              <PersonWithAdded key={keyOf(member)} person={member} people={people} isTold={isTold} />
            ))}
          </ul>
        </div>
      ))}
    </StepPersonLine>
  )
}

function keyOf({ taskId, person }: StepPerson): string {
  return taskId ?? person.id
}

type StepPersonLineProps = Readonly<{
  step: StepPerson
  /** Whether the step itself already says what the person did (started it, gets a copy). */
  isTold: boolean
  /** The people that this person asked. */
  children?: ReactNode
}>

/** One person at a step: decision or wait, opinion, signature and files. */
function StepPersonLine({ step, isTold, children }: StepPersonLineProps) {
  const t = useT()
  const { person, opinion, signature, seal, attachments } = step
  const { automatic, transferredFrom, agent } = step

  return (
    <li className={sharedStyles.row2}>
      <Avatar id={person.id} name={person.name} src={person.headIcon} size={24} />
      <div className={styles.words}>
        <Decision isTold={isTold} step={step} />
        {transferredFrom && (
          <p className={styles.rule}>{t('approvals.step.from', { name: transferredFrom.name })}</p>
        )}
        {agent && <p className={styles.rule}>{t('approvals.step.agent', { name: agent.name })}</p>}
        <Deadline step={step} />
        {automatic && <p className={styles.rule}>{t(`flow.automatic.${automatic}`)}</p>}
        {opinion && <blockquote className={styles.opinion}>{opinion}</blockquote>}
        {isPicture(signature) && (
          <img
            className={styles.signature}
            src={signature}
            alt={t('approvals.signature.of', { name: person.name })}
          />
        )}
        <Suspense fallback={null}>{seal && <StepSeal seal={seal} />}</Suspense>
        <AttachmentList attachments={attachments} />
        {children}
      </div>
    </li>
  )
}

type DecisionProps = Pick<StepPersonLineProps, 'isTold' | 'step'>

/** The name, the decision and its time. */
function Decision({ isTold, step }: DecisionProps) {
  const t = useT()
  const { person, stage, decision, isAutomatic, at } = step
  const word = () => t(decision ? `flow.decision.${decision}` : `flow.stage.${stage}`)
  return (
    <p className={styles.head}>
      <span className={styles.who}>{person.name}</span>
      {!isTold && stage !== 'toCome' && (
        <span className={styles.decision} data-decision={decision ?? stage}>
          {isAutomatic ? t('approvals.decision.automatic', { decision: word() }) : word()}
        </span>
      )}
      {!isTold && at && <When at={at} className={styles.time} />}
    </p>
  )
}

function Deadline({ step: { decision, dueAt, overdueSince } }: Readonly<{ step: StepPerson }>) {
  const t = useT()
  const at = overdueSince ?? (decision ? null : dueAt)
  if (!at) return null

  return (
    <p className={classes(styles.rule, overdueSince && styles.late)}>
      {t(overdueSince ? 'approvals.step.overdueSince' : 'approvals.step.dueAt')} <When at={at} />
    </p>
  )
}

/** Only a PNG data URL is ever shown as a picture, whatever was stored. */
function isPicture(signature: string): boolean {
  return signature.startsWith('data:image/png;base64,')
}
