import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import { changeKinds, type DataSyncRun } from './queries.ts'

const looks: Readonly<Record<DataSyncRun['state'], StatusKind>> = {
  waiting: 'active',
  ready: 'waiting',
  done: 'passed',
  changed: 'returned',
  stopped: 'paused',
  failed: 'failed',
}

export function RunState({ state }: Pick<DataSyncRun, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`data-syncs.state.${state}`)}</Status>
}

/** What a run did, in one line. */
export function sumOf(t: ReturnType<typeof useT>, { counts }: Pick<DataSyncRun, 'counts'>): string {
  if (!counts) return ''
  const parts = changeKinds.filter((kind) => counts[kind] > 0)
  if (parts.length === 0) return t('data-syncs.same')
  return parts.map((kind) => t(`data-syncs.count.${kind}`, { count: counts[kind] })).join(' · ')
}
