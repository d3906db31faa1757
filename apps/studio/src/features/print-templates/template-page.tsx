import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../shell/desk.ts'
import { TemplateDesk } from './designer/template-desk.tsx'
import { templateQuery } from './queries.ts'

/** A print template on the drawing board. It is loaded once: while somebody designs, what is here counts. */
export function TemplatePage() {
  const { formId, templateId } = useParams({ from: '/signed-in/prints/$formId/$templateId' })
  const { data, error, refetch } = useQuery(templateQuery(useClient(), formId, templateId))
  if (data) return <TemplateDesk key={templateId} formId={formId} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}
