import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Sheet, Status, sharedStyles } from '@signet/ui'
import { ArrowRightLeft, Check, type LucideIcon, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { OpinionField } from '../../../kit/fields/opinion-field.tsx'
import { PersonField } from '../../../kit/people/people-field.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import { operateActions, useOpinionWords } from '../../approvals/index.ts'
import styles from './batch-sheet.module.css'
import type { BatchDecision, BatchResult, BatchWords } from './batch-words.ts'

type BatchSheetProps = Readonly<{
  decision: BatchDecision
  rows: readonly CaseCard[]
  /** Number of rows sent so far; null before sending. */
  progress: number | null
  onSend: (words: BatchWords) => void
  onClose: () => void
}>

/** The opinion and recipients for all rows. What a step also requires is refused row by row. */
export function BatchSheet({ decision, rows, progress, onSend, onClose }: BatchSheetProps) {
  const t = useT()
  const { data: me } = useCurrentUser()
  const [opinion, setOpinion] = useState('')
  const [person, setPerson] = useState<Colleague | null>(null)
  const [isAttempted, setAttempted] = useState(false)
  const rule = operateActions[decision]
  const opinionWords = useOpinionWords(decision)
  const count = rows.length
  const isNobody = rule.chooses === 'person' && person === null
  const isReasonAsked = asksReason(decision, rows)
  const isSilent = isReasonAsked && opinion.trim() === ''
  const send = () => {
    setAttempted(true)
    if (!isNobody && !isSilent) onSend({ decision, opinion, ...(person && { toUserId: person.id }) })
  }

  return (
    <Sheet
      title={t(`approval-lists.batch.title.${decision}`, { count })}
      onClose={progress === null ? onClose : () => undefined}
      footer={<BatchFoot decision={decision} count={count} progress={progress} onSend={send} />}
    >
      <OnlyRow rows={rows} />
      <div className={styles.fields}>
        {rule.chooses === 'person' && (
          <PersonField
            chosen={person}
            without={me?.userInfo.userId ?? ''}
            problem={isAttempted && isNobody ? t('approval-lists.batch.person') : null}
            onChange={setPerson}
          />
        )}
        <OpinionField
          {...opinionWords}
          value={opinion}
          isRequired={isReasonAsked}
          problem={isAttempted && isSilent ? t('approval-lists.batch.reason') : null}
          state="nothing"
          onChange={setOpinion}
        />
      </div>
      {count > 1 && <p className={styles.hint}>{t('approval-lists.batch.hint')}</p>}
    </Sheet>
  )
}

/** The title of the case when there is only one. */
function OnlyRow({ rows: [first, ...others] }: Pick<BatchSheetProps, 'rows'>) {
  return first && others.length === 0 && <p className={styles.sum}>{first.title}</p>
}

function asksReason(decision: BatchDecision, rows: readonly CaseCard[]): boolean {
  return batchDecisions[decision].isAgainst && rows.some(({ task }) => task?.asksReason)
}

type BatchFootProps = Pick<BatchSheetProps, 'decision' | 'progress'> &
  Readonly<{ count: number; onSend: () => void }>

/** How far the batch is, and the button that sends it. */
function BatchFoot({ decision, count, progress, onSend }: BatchFootProps) {
  const t = useT()
  const { tone } = operateActions[decision]
  const confirm = t(`approval-lists.batch.confirmOne.${decision}`)
  return (
    <div className={styles.foot}>
      {progress !== null && (
        <>
          <progress className={styles.progress} max={count} value={progress} aria-hidden="true" />
          <span role="status">{t('approval-lists.batch.progress', { done: progress, count })}</span>
        </>
      )}
      <Button tone={tone} isWide isBusy={progress !== null} onClick={onSend}>
        {count === 1 ? confirm : t('approval-lists.batch.confirm', { confirm, count })}
      </Button>
    </div>
  )
}

type BatchRule = Readonly<{
  Icon: LucideIcon
  /** Whether it is in the bar or under "more". */
  place: 'bar' | 'more'
  /** Whether it is a decision against the case, for which steps ask a reason. */
  isAgainst: boolean
}>

/** The decisions on many tasks. */
export const batchDecisions: Readonly<Record<BatchDecision, BatchRule>> = {
  reject: { Icon: X, place: 'bar', isAgainst: true },
  agree: { Icon: Check, place: 'bar', isAgainst: false },
  return: { Icon: Undo2, place: 'more', isAgainst: true },
  transfer: { Icon: ArrowRightLeft, place: 'more', isAgainst: false },
}

export function decisionsAt(place: 'bar' | 'more'): readonly BatchDecision[] {
  const decisions = Object.keys(batchDecisions) as BatchDecision[]
  return decisions.filter((decision) => batchDecisions[decision].place === place)
}

type ResultsSheetProps = Readonly<{
  results: readonly BatchResult[]
  rows: readonly CaseCard[]
  onClose: () => void
}>

/** One line per row: done, waiting for the network, or the reason why not; refused rows come first. */
export function ResultsSheet({ results, rows, onClose }: ResultsSheetProps) {
  const t = useT()
  const titleOf = (taskId: string) => rows.find((row) => row.taskId === taskId)?.title ?? taskId
  const refused = results.filter(({ ok }) => !ok)
  const kept = results.filter(({ isKept }) => isKept)
  const done = results.length - refused.length - kept.length
  return (
    <Sheet title={t('approval-lists.results')} onClose={onClose}>
      <p className={styles.sum} role="status">
        {t('approval-lists.resultsSum', { done, refused: refused.length })}
      </p>
      <ul className={styles.results}>
        {[...refused, ...results.filter(({ ok }) => ok)].map(({ taskId, ok, message, isKept = false }) => (
          <li key={taskId}>
            <span className={sharedStyles.strong}>{titleOf(taskId)}</span>
            <Status kind={statusOf({ ok, isKept })}>
              {message || t(isKept ? 'outbox.waiting' : 'approval-lists.rowDone')}
            </Status>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function statusOf({ ok, isKept }: Readonly<{ ok: boolean; isKept: boolean }>) {
  if (isKept) return 'waiting'
  return ok ? 'passed' : 'failed'
}
