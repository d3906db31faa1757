import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useAround } from '../../forms/index.ts'
import { useLaunchView, usePrincipals } from '../queries.ts'
import { InWhoseName } from './in-whose-name.tsx'
import { LaunchForm } from './launch-form.tsx'
import type { Launching } from './launching.ts'

type LaunchScreenProps = Readonly<{ launch: Launching }>

/** An empty form of a flow, to fill and launch. It waits for the names it may be launched in: nothing moves later. */
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
