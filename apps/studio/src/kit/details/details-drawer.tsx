import { useT } from '@signet/i18n/react'
import { Failure, failureWord } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { SideDrawer } from './side-drawer.tsx'

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
