import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { Delegation } from './queries.ts'

const looks: Readonly<Record<Delegation['status'], StatusKind>> = {
  waiting: 'waiting',
  toCome: 'waiting',
  active: 'active',
  over: 'ended',
  stopped: 'ended',
  refused: 'rejected',
}

export function DelegationStatus({ status }: Pick<Delegation, 'status'>) {
  const t = useT()
  return <Status kind={looks[status]}>{t(`delegations.status.${status}`)}</Status>
}

/** The flows of a delegation in words. */
export function useFlowWords() {
  const t = useT()
  return ({ flows }: Pick<Delegation, 'flows'>): string =>
    flows.length === 0 ? t('delegations.allFlows') : flows.map(({ name }) => name).join(t('delegations.and'))
}
