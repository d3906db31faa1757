import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { DelegationStatusName } from './queries.ts'

const looks: Readonly<Record<DelegationStatusName, StatusKind>> = {
  waiting: 'waiting',
  toCome: 'waiting',
  active: 'active',
  over: 'ended',
  stopped: 'ended',
  refused: 'rejected',
}

export const statuses = Object.keys(looks) as readonly DelegationStatusName[]

export function DelegationStatus({ status }: Readonly<{ status: DelegationStatusName }>) {
  const t = useT()
  return <Status kind={looks[status]}>{t(`delegations.status.${status}`)}</Status>
}
