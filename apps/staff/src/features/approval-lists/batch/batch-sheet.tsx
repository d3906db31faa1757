import { useT } from '@signet/i18n/react'
import { Button, Sheet } from '@signet/ui'
import { useState } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { OpinionField } from '../../../kit/fields/opinion-field.tsx'
import type { Colleague } from '../../../kit/people/colleague.ts'
import { PersonField } from '../../../kit/people/person-field.tsx'
import { operateActions, useOpinionWords } from '../../approvals/index.ts'
import type { BatchDecision } from './batch-decisions.ts'
import styles from './batch-sheet.module.css'

export type BatchWords = Readonly<{ decision: BatchDecision; opinion: string; toUserId?: string }>

type BatchSheetProps = Readonly<{
  decision: BatchDecision
  count: number
  /** Number of rows sent so far; null before sending. */
  progress: number | null
  onSend: (words: BatchWords) => void
  onClose: () => void
}>

/** The opinion and recipients for all rows. What a step also requires is refused row by row. */
export function BatchSheet({ decision, count, progress, onSend, onClose }: BatchSheetProps) {
  const t = useT()
  const { data: me } = useCurrentUser()
  const [opinion, setOpinion] = useState('')
  const [person, setPerson] = useState<Colleague | null>(null)
  const [isAttempted, setAttempted] = useState(false)
  const rule = operateActions[decision]
  const opinionWords = useOpinionWords(decision)
  const isMissing = rule.chooses === 'person' && person === null
  const send = () => {
    setAttempted(true)
    if (!isMissing) onSend({ decision, opinion, ...(person && { toUserId: person.id }) })
  }

  return (
    <Sheet
      title={t(`approval-lists.batch.title.${decision}`, { count })}
      onClose={progress === null ? onClose : () => undefined}
      footer={
        <div className={styles.foot}>
          {progress !== null && (
            <>
              <progress className={styles.progress} max={count} value={progress} aria-hidden="true" />
              <span role="status">{t('approval-lists.batch.progress', { done: progress, count })}</span>
            </>
          )}
          <Button tone={rule.tone} isWide isBusy={progress !== null} onClick={send}>
            {t('approval-lists.batch.confirm', { count })}
          </Button>
        </div>
      }
    >
      <div className={styles.fields}>
        {rule.chooses === 'person' && (
          <PersonField
            chosen={person}
            without={me?.userInfo.userId ?? ''}
            problem={isAttempted && isMissing ? t('approval-lists.batch.person') : null}
            onChange={setPerson}
          />
        )}
        <OpinionField
          {...opinionWords}
          value={opinion}
          isRequired={false}
          problem={null}
          state="nothing"
          onChange={setOpinion}
        />
      </div>
      <p className={styles.hint}>{t('approval-lists.batch.hint')}</p>
    </Sheet>
  )
}
