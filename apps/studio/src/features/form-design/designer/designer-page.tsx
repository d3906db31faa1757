import { readDefinition } from '@signet/form'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../../shell/desk.ts'
import { formQuery } from '../queries.ts'
import { DesignerDesk } from './designer-desk.tsx'

/** A form on the drawing board. It is loaded once, and anew whenever it is opened: while somebody designs, what is here counts. */
export function DesignerPage() {
  const { id } = useParams({ from: '/signed-in/forms/$id' })
  const { data, error, refetch } = useQuery({
    ...formQuery(useClient(), id),
    queryKey: ['form-design', 'one', id, 'design'],
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (data) return <DesignerDesk key={id} saved={data} loaded={readDefinition(data.definition)} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}
