import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { When } from '../marks/when.tsx'
import { AttachmentList } from '../parts/attachment-list.tsx'
import type { StepPerson } from '../queries.ts'
import styles from './timeline.module.css'

type StepPersonLineProps = Readonly<{
  step: StepPerson
  /** The step itself already tells what the person did (launched it, gets a copy). */
  isTold: boolean
}>

/** One person at a step: what was decided or is waited for, the opinion, the signature and the files. */
export function StepPersonLine({ step, isTold }: StepPersonLineProps) {
  const t = useT()
  const { person, decision, stage, at, opinion, signature, attachments, isAutomatic, transferredFrom } = step
  const word = t(wordOf(step))

  return (
    <li className={styles.person}>
      <Avatar id={person.id} name={person.name} src={person.headIcon} size={24} />
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.who}>{person.name}</span>
          {!isTold && stage !== 'toCome' && (
            <span className={styles.decision} data-decision={decision ?? stage}>
              {isAutomatic ? t('approvals.decision.automatic', { decision: word }) : word}
            </span>
          )}
          {!isTold && at && <When at={at} className={styles.time} />}
        </p>
        {transferredFrom && (
          <p className={styles.rule}>{t('approvals.step.from', { name: transferredFrom.name })}</p>
        )}
        {opinion && <blockquote className={styles.opinion}>{opinion}</blockquote>}
        {isPicture(signature) && (
          <img
            className={styles.signature}
            src={signature}
            alt={t('approvals.signature.of', { name: person.name })}
          />
        )}
        <AttachmentList attachments={attachments} />
      </div>
    </li>
  )
}

function wordOf({ decision, stage }: StepPerson): string {
  if (decision) return `flow.decision.${decision}`
  return `flow.stage.${stage}`
}

/** Only a drawn picture is ever shown as one, whatever was stored. */
function isPicture(signature: string): boolean {
  return signature.startsWith('data:image/png;base64,')
}
