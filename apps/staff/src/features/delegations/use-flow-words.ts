import { useT } from '@signet/i18n/react'
import type { Delegation } from './queries.ts'

/** The flows of a delegation in words. */
export function useFlowWords() {
  const t = useT()
  return ({ flows }: Pick<Delegation, 'flows'>): string =>
    flows.length === 0 ? t('delegations.allFlows') : flows.map(({ name }) => name).join(t('delegations.and'))
}
