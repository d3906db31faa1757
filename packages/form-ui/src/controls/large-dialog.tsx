import { useT } from '@signet/i18n/react'
import { classes, IconButton, Modal, sharedStyles } from '@signet/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './large-dialog.module.css'

type LargeDialogProps = Readonly<{
  title: string
  /** Takes less width than the screen has. */
  isNarrow?: boolean
  /** Buttons before the one that closes. */
  actions?: ReactNode
  onClose: () => void
  /** What fills the dialog, and optionally a footer. */
  children: ReactNode
}>

/** A dialog as large as the screen allows: a map, a camera. */
export function LargeDialog({ title, isNarrow = false, actions, onClose, children }: LargeDialogProps) {
  const t = useT()
  return (
    <Modal className={classes(styles.dialog, isNarrow && styles.narrow)} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 className={sharedStyles.titleLine}>{title}</h2>
          {actions}
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  )
}
