import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useAround } from '../../forms/index.ts'
import { useLaunchView } from '../queries.ts'
import { LaunchForm } from './launch-form.tsx'

/** An empty form of a flow, to fill and launch. */
export function LaunchScreen({ flowId }: Readonly<{ flowId: string }>) {
  const t = useT()
  const { data, error, refetch } = useLaunchView(flowId)
  const around = useAround()
  if (data && around) return <LaunchForm view={data} around={around} />

  return (
    <StackPage title={data?.flow.name ?? t('approvals.launch.title')}>
      <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}
