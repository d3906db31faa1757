import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Card, ErrorNote, sharedStyles } from '@signet/ui'
import { useState } from 'react'
import { TextArea } from '../../kit/fields/text-area.tsx'
import { UrgencyMark } from '../../kit/fields/urgency-mark.tsx'
import { CaseLink } from './case-link.tsx'
import styles from './decide-page.module.css'
import type { OpenedDecision, useDecide } from './queries.ts'

type DecisionFormProps = Readonly<{
  opened: OpenedDecision
  decide: ReturnType<typeof useDecide>
  /** Loads what changed meanwhile. */
  onAgain: () => Promise<unknown>
}>

/** The case in short, and its two decisions. */
export function DecisionForm({ opened, ...rest }: DecisionFormProps) {
  const t = useT()
  const formats = useFormats()
  const { need, person, principal, expiresAt } = opened
  return (
    <>
      <Subject opened={opened} />
      {need === '' ? (
        <Decision opened={opened} {...rest} />
      ) : (
        <Card>
          <div className={styles.needs}>
            <p>{t(`decision-links.need.${need}`)}</p>
            <CaseLink caseId={opened.caseId} />
          </div>
        </Card>
      )}
      <footer className={styles.foot}>
        <p>
          {principal
            ? t('decision-links.asFor', { name: person.name, principal: principal.name })
            : t('decision-links.as', { name: person.name })}
        </p>
        <p>{t('decision-links.goodUntil', { at: formats.dateTime(expiresAt) })}</p>
      </footer>
    </>
  )
}

function Subject({ opened }: Pick<DecisionFormProps, 'opened'>) {
  const t = useT()
  const formats = useFormats()
  const { title, flowName, nodeName, urgency, starter, launchedAt, fields } = opened
  return (
    <Card>
      <div className={sharedStyles.stack3}>
        <header className={sharedStyles.stack1}>
          <p className={styles.flow}>
            {flowName} · {nodeName}
          </p>
          <h1 className={styles.title}>{title}</h1>
          {urgency !== 'normal' && <UrgencyMark urgency={urgency} />}
        </header>
        <div className={styles.starter}>
          <Avatar id={starter.id} name={starter.name} src={starter.headIcon} size={32} />
          <div>
            <p className={sharedStyles.strong}>{starter.name}</p>
            <p className={sharedStyles.note}>
              {launchedAt ? t('decision-links.submitted', { at: formats.dateTime(launchedAt) }) : ''}
            </p>
          </div>
        </div>
        {fields.length > 0 && (
          <dl className={styles.fields}>
            {fields.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  )
}

function Decision({ opened, decide, onAgain }: DecisionFormProps) {
  const t = useT()
  const [opinion, setOpinion] = useState('')
  const [isRejected, setRejected] = useState(false)
  const { seen, mayReject, asksReason, isHandled } = opened
  const isMissing = isRejected && asksReason && opinion.trim() === ''
  const send = async (decision: 'agree' | 'reject') => {
    setRejected(decision === 'reject')
    if (decision === 'reject' && asksReason && opinion.trim() === '') return
    await decide.mutateAsync({ decision, opinion, seen }).catch(onAgain)
  }
  const isSending = (decision: 'agree' | 'reject') =>
    decide.isPending && decide.variables.decision === decision
  return (
    <form className={styles.decision} noValidate onSubmit={(event) => event.preventDefault()}>
      <TextArea
        label={t(asksReason ? 'decision-links.opinionOrReason' : 'decision-links.opinion')}
        maxLength={2000}
        value={opinion}
        problem={isMissing ? t('decision-links.reasonMissing') : null}
        onChange={setOpinion}
      />
      <ErrorNote error={decide.error} />
      <div className={styles.buttons}>
        {mayReject && (
          <Button tone="danger" isWide isBusy={isSending('reject')} onClick={() => send('reject')}>
            {t('decision-links.reject')}
          </Button>
        )}
        <Button tone="primary" isWide isBusy={isSending('agree')} onClick={() => send('agree')}>
          {t(isHandled ? 'decision-links.handle' : 'decision-links.agree')}
        </Button>
      </div>
      <CaseLink caseId={opened.caseId} />
    </form>
  )
}
