import { useT } from '@signet/i18n/react'
import { Drawer } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import styles from './side-drawer.module.css'

type SideDrawerProps = Readonly<{
  title: ReactNode
  width: 480 | 720
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}>

/**
 * A drawer beside a list. The list stays usable: there is no overlay, and the arrow keys keep walking it.
 */
export function SideDrawer({ title, width, actions, onClose, children }: SideDrawerProps) {
  const t = useT()
  useEscape(onClose)

  return (
    <Drawer
      open
      mask={false}
      size={width}
      keyboard={false}
      autoFocus={false}
      closable={{ closeIcon: <X size={18} aria-label={t('studio.close')} /> }}
      title={<span className={styles.title}>{title}</span>}
      extra={actions && <span className={styles.actions}>{actions}</span>}
      onClose={onClose}
    >
      {children}
    </Drawer>
  )
}

function useEscape(close: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [close])
}
