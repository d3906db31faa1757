import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { OpenedCase } from '../queries.ts'

type CaseStatus = OpenedCase['status']

const looks: Readonly<Record<CaseStatus, StatusKind>> = {
  draft: 'waiting',
  running: 'active',
  suspended: 'paused',
  returned: 'returned',
  recalled: 'returned',
  approved: 'passed',
  rejected: 'rejected',
  terminated: 'ended',
  revoking: 'active',
  revoked: 'ended',
  exception: 'failed',
}

/** Where a case stands: icon, word and colour. */
export function CaseStatusMark({ status }: Readonly<{ status: CaseStatus }>) {
  const t = useT()
  return <Status kind={looks[status]}>{t(`flow.status.${status}`)}</Status>
}
