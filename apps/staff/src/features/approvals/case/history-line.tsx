import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { Cpu } from 'lucide-react'
import { When } from '../marks/when.tsx'
import type { HistoryEntry } from '../queries.ts'
import styles from './history-panel.module.css'

const told = [
  'draftSaved',
  'draftDeleted',
  'caseLaunched',
  'caseRecalled',
  'caseWithdrawn',
  'caseApproved',
  'caseRejected',
  'caseTerminated',
  'nodeEntered',
  'nodeLeft',
  'branchTaken',
  'taskOpened',
  'taskReached',
  'tasksCancelled',
  'taskSigned',
  'taskUnsigned',
  'taskStarted',
  'taskAgreed',
  'taskHandled',
  'taskRejected',
  'taskTransferred',
  'taskReturned',
  'caseReturned',
  'caseCameBack',
  'decisionTakenBack',
  'copied',
  'copyOpened',
  'commented',
  'urged',
  'stepRecorded',
  'exceptionRaised',
] as const

/** One thing that happened, in words: who, what, where, when. */
export function HistoryLine({ entry }: Readonly<{ entry: HistoryEntry }>) {
  const t = useT()
  const { type, by, nodeName, text, at } = entry
  const known = told.find((one) => one === type) ?? 'other'
  const name = by?.name ?? t('approvals.history.system')

  return (
    <li className={styles.line}>
      {by ? (
        <Avatar id={by.id} name={by.name} src={by.headIcon} size={24} />
      ) : (
        <span className={styles.machine} aria-hidden="true">
          <Cpu />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={styles.sentence}>{t(`approvals.history.${known}`, { name, node: nodeName })}</span>
          <When at={at} className={styles.time} />
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  )
}
