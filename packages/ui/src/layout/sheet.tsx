import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Modal } from './modal.tsx'
import styles from './sheet.module.css'

type SheetProps = Readonly<{
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays reachable below the scrolling part. */
  footer?: ReactNode
}>

/** Comes up from the bottom, where the thumb is. Mount it to open it. */
export function Sheet({ title, onClose, children, footer }: SheetProps) {
  const t = useT()
  return (
    <Modal className={styles.sheet} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </Modal>
  )
}
