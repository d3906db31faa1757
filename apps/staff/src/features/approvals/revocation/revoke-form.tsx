import { useT } from '@signet/i18n/react'
import { Button, Empty } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Ban } from 'lucide-react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { CaseHeader } from '../case/case-header.tsx'
import { caseHref } from '../case-href.ts'
import { casePartsHref } from '../case-parts-href.ts'
import type { OpenedCase } from '../queries.ts'
import { ReasonForm } from './reason-form.tsx'

/** The case that is to be revoked, and why. Where that cannot be, it says so and leads back. */
export function RevokeForm({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { history } = useRouter()
  const { allowed, revocations, caseId } = view
  if (allowed.revoke) return <ReasonForm view={view} />

  const [newest] = revocations
  const href = newest ? casePartsHref.revocation(newest.caseId) : caseHref({ caseId })
  return (
    <StackPage title={t('approvals.revoke.title')}>
      <CaseHeader view={view} urgency={view.urgency} />
      <Empty
        icon={<Ban />}
        title={t(newest ? 'approvals.revoke.already' : 'approvals.revoke.cannot')}
        hint={t(newest ? 'approvals.revoke.alreadyHint' : 'approvals.revoke.cannotHint')}
        action={
          <Button tone="primary" onClick={() => history.replace(href)}>
            {t('approvals.revoke.look')}
          </Button>
        }
      />
    </StackPage>
  )
}
