import { useT } from '@signet/i18n/react'
import type { ReactNode } from 'react'
import { Modal } from '../layout/sheet.tsx'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'

export type Question = Readonly<{
  title: string
  /** A component where what it says may change while it is asked. */
  body?: ReactNode
  /** A verb, not "OK". */
  confirm: string
  cancel?: string
  tone?: 'primary' | 'danger'
}>

type ConfirmDialogProps = Question & Readonly<{ onAnswer: (isConfirmed: boolean) => void }>

/** Asks before something that cannot easily be undone. Esc means no. */
export function ConfirmDialog({
  title,
  body,
  confirm,
  cancel,
  tone = 'primary',
  onAnswer,
}: ConfirmDialogProps) {
  const t = useT()
  return (
    <Modal role="alertdialog" className={styles.dialog} label={title} onClose={() => onAnswer(false)}>
      <div className={styles.frame}>
        <h2 className={styles.title}>{title}</h2>
        {body && <p className={styles.body}>{body}</p>}
        <div className={styles.buttons}>
          <Button onClick={() => onAnswer(false)}>{cancel ?? t('ui.cancel')}</Button>
          <Button tone={tone} onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
