import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Modal } from 'antd'
import styles from '../records.module.css'

/** What became of one of several records, in a sentence. */
export type Told = Readonly<{ id: string; name: string; ok: boolean; message: string }>

/** Says of each of several records what it came to, where some of them had to stay as they were. */
export function ResultsDialog({ told, onClose }: Readonly<{ told: readonly Told[]; onClose: () => void }>) {
  const t = useT()
  return (
    <Modal open title={t('list-design.records.results')} footer={null} onCancel={onClose}>
      <ul className={styles.results}>
        {told.map(({ id, name, ok, message }) => (
          <li key={id}>
            <span>{name}</span>
            <Status kind={ok ? 'passed' : 'failed'}>{message}</Status>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
