import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { readCaseConfig } from '../case-config.ts'
import { useCase } from '../queries.ts'
import { RevokeForm } from './revoke-form.tsx'

/** Asks the approvers of a case to revoke it, with a reason. */
export function RevokePage() {
  const t = useT()
  const { config } = useSearch({ from: '/member/pages/workFlow/operate/revoke' })
  const subject = readCaseConfig(config)
  const query = useCase(subject?.kind === 'case' ? subject.caseId : '')
  if (subject?.kind !== 'case') return <BrokenLink />
  if (query.data) return <RevokeForm view={query.data} />

  return (
    <StackPage title={t('approvals.revoke.title')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}
