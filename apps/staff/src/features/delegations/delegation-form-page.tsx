import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { useNow } from '../../kit/context/use-now.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { draftOf, newDraft } from './delegation-draft.ts'
import { DelegationForm } from './delegation-form.tsx'
import { useDelegation } from './queries.ts'

/** A new delegation, or one of mine that no one has accepted yet. */
export function DelegationFormPage() {
  const t = useT()
  const now = useNow()
  const { id, kind } = useSearch({ from: '/member/pages/workFlow/entrustAgent/form' })
  const query = useDelegation(id)
  if (id === '') return <DelegationForm key={kind} id={null} initial={newDraft(kind, now)} />
  if (query.data) return <DelegationForm key={id} id={id} initial={draftOf(query.data)} />

  return (
    <StackPage title={t('delegations.edit')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}
