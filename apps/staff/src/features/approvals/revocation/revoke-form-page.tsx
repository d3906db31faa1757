import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../../lib/stack-page.tsx'
import { BrokenLink } from '../../../shell/broken-link.tsx'
import { readCaseConfig } from '../case-config.ts'
import { useCase } from '../queries.ts'
import { RevocationScreen } from './revocation-screen.tsx'
import { RevokeForm } from './revoke-form.tsx'

/** A revocation, to follow or to decide on; of a case that has none yet, the form that asks for one. */
export function RevokeFormPage() {
  const t = useT()
  const { config } = useSearch({ from: '/member/pages/workFlow/flowBefore/revokeForm' })
  const subject = readCaseConfig(config)
  const about = subject?.kind === 'case' ? subject : null
  const query = useCase(about?.caseId ?? '', about?.taskId)
  if (!about) return <BrokenLink />
  if (query.data?.revokes) return <RevocationScreen view={query.data} revokes={query.data.revokes} />
  if (query.data) return <RevokeForm view={query.data} />

  return (
    <StackPage title={t('approvals.revocation.title')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}
