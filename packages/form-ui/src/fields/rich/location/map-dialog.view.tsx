import { useT } from '@signet/i18n/react'
import { IconButton, Modal, sharedStyles } from '@signet/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './map-dialog.module.css'

type MapDialogProps = Readonly<{ title: string; onClose: () => void; children: ReactNode }>

/** A dialog as large as the screen allows. */
export function MapDialog({ title, onClose, children }: MapDialogProps) {
  const t = useT()
  return (
    <Modal className={styles.dialog} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 className={sharedStyles.titleLine}>{title}</h2>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  )
}
