import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useAround } from '../../../kit/forms/use-around.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useLaunchView, usePrincipals } from '../queries.ts'
import { InWhoseName } from './in-whose-name.tsx'
import { LaunchForm } from './launch-form.tsx'
import type { LaunchSubject } from './launching.ts'

type LaunchScreenProps = Readonly<{ launch: LaunchSubject }>

/** The empty form of a flow. Waits for the delegators, so that nothing moves once it is drawn. */
export function LaunchScreen({ launch }: LaunchScreenProps) {
  const t = useT()
  const { data, error, refetch } = useLaunchView(launch)
  const { isPending } = usePrincipals(launch.flowId)
  const around = useAround()
  if (data && around && !isPending) return <LaunchForm view={data} around={around} launching={launch} />

  return (
    <StackPage title={data?.flow.name ?? t('approvals.launch.title')}>
      <InWhoseName launching={launch} />
      <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}
