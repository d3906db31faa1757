import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useClient } from '../../kit/context/app-context.ts'
import { TemplateDesk } from './designer/template-desk.tsx'
import { templateQuery } from './queries.ts'

/** The designer of print templates. Loaded once: the local draft wins while it is open. */
export function TemplatePage() {
  const { formId, templateId } = useParams({ from: '/signed-in/prints/$formId/$templateId' })
  const { data, error, refetch } = useQuery(templateQuery(useClient(), formId, templateId))
  if (data) return <TemplateDesk key={templateId} formId={formId} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}
