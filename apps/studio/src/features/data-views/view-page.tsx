import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { viewQuery } from './queries.ts'
import { ViewDesk } from './view-desk.tsx'

/** A data view on its board. It is loaded once: while somebody designs, what is here counts. */
export function DataViewPage() {
  const { id } = useParams({ from: '/signed-in/data-views/$id' })
  const { data, error, refetch } = useQuery(viewQuery(useClient(), id))
  if (data) return <ViewDesk key={id} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}
