import { readFlowDefinition } from '@signet/flow'
import { readDefinition } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../../shell/desk.ts'
import { flowQuery, formOfFlowQuery } from '../queries.ts'
import { FlowDesignerDesk } from './flow-designer-desk.tsx'

/** A flow on the drawing board, with the form that its cases carry. Loaded once: while somebody designs, what is here counts. */
export function FlowDesignerPage() {
  const { id } = useParams({ from: '/signed-in/flows/$id' })
  const { locale } = useLanguage()
  const client = useClient()
  const flow = useQuery({
    ...flowQuery(client, id, locale),
    queryKey: ['flow-design', 'one', id, locale, 'design'],
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const form = useQuery({ ...formOfFlowQuery(client, flow.data?.formId), refetchOnWindowFocus: false })
  const failed = flow.error ? flow : form

  if (flow.data && form.data)
    return (
      <FlowDesignerDesk
        key={id}
        saved={flow.data}
        loaded={readFlowDefinition(flow.data.definition)}
        form={readDefinition(form.data.definition)}
      />
    )
  if (failed.error) return <Failure error={failed.error} onRetry={failed.refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}
