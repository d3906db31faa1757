import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { Cpu } from 'lucide-react'
import { When } from '../marks/when.tsx'
import type { HistoryEntry } from '../queries.ts'
import styles from './history-panel.module.css'

/** One thing that happened, in words: who, what, where, when. */
export function HistoryLine({ entry }: Readonly<{ entry: HistoryEntry }>) {
  const t = useT()
  const { by, text, at } = entry

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
          <span className={styles.sentence}>{sentenceOf(t, entry)}</span>
          <When at={at} className={styles.time} />
        </p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  )
}

/** What happened, in a sentence; of an event that this client does not know yet, that something did. */
function sentenceOf(t: ReturnType<typeof useT>, { type, by, nodeName }: HistoryEntry): string {
  const params = { name: by?.name ?? t('approvals.history.system'), node: nodeName }
  const key = `flow.event.${type}`
  const sentence = t(key, params)
  return sentence === key ? t('flow.event.other', params) : sentence
}
