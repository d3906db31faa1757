import { useT } from '@signet/i18n/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { ScrollArea } from './scroll-area.tsx'
import styles from './sheet.module.css'

type SheetProps = Readonly<{
  title: string
  onClose: () => void
  children: ReactNode
  /** Fixed below the scrolling content. */
  footer?: ReactNode
}>

/** A panel that opens from the bottom of the screen. Mount it to open it. */
export function Sheet({ title, onClose, children, footer }: SheetProps) {
  const t = useT()
  return (
    <Modal className={styles.sheet} label={title} onClose={onClose}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} />
        </header>
        <ScrollArea className={styles.body}>{children}</ScrollArea>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </Modal>
  )
}

type ModalProps = Readonly<{
  className: string | undefined
  label: string
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}>

/**
 * The browser's modal dialog: the page below is inert, Esc closes it, and focus stays inside and then
 * returns. A press outside closes it too.
 */
export function Modal({ className, label, onClose, role = 'dialog', children }: ModalProps) {
  const dialog = useModal()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, through onCancel
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-label={label}
      className={className}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** Opens the dialog over the page, and gives the focus back when it closes. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}
