import type { SyncRun } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'

const looks: Readonly<Record<SyncRun['state'], StatusKind>> = {
  waiting: 'active',
  ready: 'waiting',
  done: 'passed',
  changed: 'returned',
  stopped: 'paused',
  failed: 'failed',
}

/** How far a dry run or run is. */
export function RunState({ state }: Pick<SyncRun, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`sync-runs.state.${state}`)}</Status>
}
