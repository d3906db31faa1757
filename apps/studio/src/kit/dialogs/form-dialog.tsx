import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles } from '@signet/ui'
import { Button, Modal } from 'antd'
import { type ReactNode, useId } from 'react'
import { CheckedForm } from '../fields/checked-form.tsx'
import styles from './form-dialog.module.css'

type FormDialogProps = Readonly<{
  title: string
  /** The label of the button that submits. */
  confirm: string
  /** Why the button is off, in a sentence. */
  missing?: string | undefined
  isPending: boolean
  /** A refusal that no field says. */
  error: Error | null
  width?: number
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}>

/** A dialog with a form: Enter submits, and a button that is off says why. */
export function FormDialog(props: FormDialogProps) {
  const { title, confirm, missing, isPending, error, width, onSubmit, onClose, children } = props
  const t = useT()
  const id = useId()
  return (
    <Modal open title={title} footer={null} {...(width !== undefined && { width })} onCancel={onClose}>
      <CheckedForm
        label={title}
        className={sharedStyles.stack4}
        onSubmit={() => missing === undefined && !isPending && onSubmit()}
      >
        {children}
        <ErrorNote error={error} />
        <div className={styles.foot}>
          <p id={id} className={styles.missing}>
            {missing}
          </p>
          <Button onClick={onClose}>{t('studio.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={isPending}
            disabled={missing !== undefined}
            aria-describedby={id}
          >
            {confirm}
          </Button>
        </div>
      </CheckedForm>
    </Modal>
  )
}
