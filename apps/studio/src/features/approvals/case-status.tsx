import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { CaseStatusName } from './queries.ts'

const looks: Readonly<Record<CaseStatusName, StatusKind>> = {
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

export const caseStatuses = Object.keys(looks) as readonly CaseStatusName[]

export function isCaseStatus(word: string | undefined): word is CaseStatusName {
  return word !== undefined && Object.hasOwn(looks, word)
}

/** Where a case stands: icon, word and colour. */
export function CaseStatus({ status }: Readonly<{ status: CaseStatusName }>) {
  const t = useT()
  return <Status kind={looks[status]}>{t(`approvals.monitor.status.${status}`)}</Status>
}
