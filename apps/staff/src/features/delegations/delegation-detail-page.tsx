import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../lib/stack-page.tsx'
import { DelegationDetail } from './delegation-detail.tsx'
import { useDelegation } from './queries.ts'

/** One delegation: who, in what, how long, who has said what to it, and what I may do with it. */
export function DelegationDetailPage() {
  const t = useT()
  const { id } = useSearch({ from: '/member/pages/workFlow/entrustAgent/detail' })
  const query = useDelegation(id)
  if (query.data) return <DelegationDetail delegation={query.data} onRefresh={() => query.refetch()} />

  return (
    <StackPage title={t('delegations.one')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}
