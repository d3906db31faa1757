import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { ListDesk } from './list-desk.tsx'
import { listQuery } from './queries.ts'

/** The list of a form on the drawing board. It is loaded once: while somebody designs, what is here counts. */
export function ListDesignPage() {
  const { formId } = useParams({ from: '/signed-in/lists/$formId' })
  const { data, error, refetch } = useQuery(listQuery(useClient(), formId))
  if (data) return <ListDesk key={formId} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}
