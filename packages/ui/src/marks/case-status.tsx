import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from './status.tsx'

const looks = {
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
} as const satisfies Record<string, StatusKind>

export type CaseStatusName = keyof typeof looks

/** Every way a case can stand, in the words of the flow engine. */
export const caseStatuses = Object.keys(looks).filter(isCaseStatus)

export function isCaseStatus(word: string | undefined): word is CaseStatusName {
  return word !== undefined && Object.hasOwn(looks, word)
}

/** Where a case stands: icon, word and colour, the same in every client. */
export function CaseStatus({ status }: Readonly<{ status: CaseStatusName }>) {
  const t = useT()
  return <Status kind={looks[status]}>{t(`flow.status.${status}`)}</Status>
}
