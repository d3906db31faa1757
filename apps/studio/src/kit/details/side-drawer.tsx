import { useT } from '@signet/i18n/react'
import { Failure, failureWord } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import styles from './side-drawer.module.css'
import { useTabTitle } from './tab-title.tsx'

type SideDrawerProps = Readonly<{
  title: ReactNode
  width: 480 | 720 | 960
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
  useTabTitle('thing', typeof title === 'string' ? title : undefined)

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

type DetailsDrawerProps<Loaded> = Readonly<{
  query: UseQueryResult<Loaded>
  width: 480 | 720
  title: (loaded: Loaded) => ReactNode
  actions?: (loaded: Loaded) => ReactNode
  onClose: () => void
  children: (loaded: Loaded) => ReactNode
}>

/** A drawer with the details of a row, once they are loaded. */
export function DetailsDrawer<Loaded>(props: DetailsDrawerProps<Loaded>) {
  const { query, width, title, actions, onClose, children } = props
  const { data, error, refetch } = query
  const t = useT()

  return (
    <SideDrawer
      width={width}
      title={data === undefined ? t(error ? failureWord(error) : 'studio.loading') : title(data)}
      actions={data !== undefined && actions?.(data)}
      onClose={onClose}
    >
      {data !== undefined && children(data)}
      {data === undefined && error && <Failure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
    </SideDrawer>
  )
}
