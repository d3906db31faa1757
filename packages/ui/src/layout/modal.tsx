import { type ReactNode, useEffect, useRef } from 'react'

type ModalProps = Readonly<{
  className: string | undefined
  label: string
  onClose: () => void
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}>

/**
 * The browser's own modal dialog: the rest of the page is inert, Esc closes, focus stays inside and
 * returns to where it was. Pressing beside it closes it too.
 */
export function Modal({ className, label, onClose, role = 'dialog', children }: ModalProps) {
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
