import { useT } from '@signet/i18n/react'
import { ConfirmDialog } from '@signet/ui'
import styles from './button.module.css'
import type { Press } from './use-press.view.tsx'

type PressNotesProps = Readonly<{ id: string; label: string; press: Press; tone: 'primary' | 'danger' }>

/** Below a button: why it cannot be pressed, what came of it, and the question before it. */
export function PressNotes({ id, label, press, tone }: PressNotesProps) {
  const t = useT()
  const { obstacle, told, question, answer } = press
  return (
    <>
      {obstacle && (
        <p id={`${id}-obstacle`} className={styles.note}>
          {t(`button.${obstacle}`)}
        </p>
      )}
      <p role="status" className={styles.note}>
        {told.outcome && t('button.filled', { count: told.outcome.filled })}
      </p>
      {told.error !== undefined && (
        <p role="alert" className={styles.error}>
          {told.error || t('button.failed')}
        </p>
      )}
      {question !== undefined && (
        <ConfirmDialog title={question} confirm={label} tone={tone} onAnswer={answer} />
      )}
    </>
  )
}
