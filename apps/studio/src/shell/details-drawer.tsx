import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'

type DetailsDrawerProps<Loaded> = Readonly<{
  query: UseQueryResult<Loaded>
  width: 480 | 720
  title: (loaded: Loaded) => ReactNode
  actions?: (loaded: Loaded) => ReactNode
  onClose: () => void
  children: (loaded: Loaded) => ReactNode
}>

/** The details of a row. The list beside it stays in reach: there is no veil, and the arrows go on walking it. */
export function DetailsDrawer<Loaded>(props: DetailsDrawerProps<Loaded>) {
  const { query, width, title, actions, onClose, children } = props
  const { data, error, refetch } = query
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
      title={data === undefined ? t('studio.loading') : title(data)}
      extra={data !== undefined && actions?.(data)}
      onClose={onClose}
    >
      {data !== undefined && children(data)}
      {data === undefined && error && <Failure error={error} onRetry={refetch} />}
      {data === undefined && !error && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
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
