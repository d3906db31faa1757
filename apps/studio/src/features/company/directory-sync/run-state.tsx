import { useT } from '@signet/i18n/react'
import { Status, type StatusKind } from '@signet/ui'
import type { DirectoryRun } from './queries.ts'

const looks: Readonly<Record<DirectoryRun['state'], StatusKind>> = {
  waiting: 'active',
  ready: 'waiting',
  done: 'passed',
  changed: 'returned',
  stopped: 'paused',
  failed: 'failed',
}

export function RunState({ state }: Pick<DirectoryRun, 'state'>) {
  const t = useT()
  return <Status kind={looks[state]}>{t(`directory-sync.state.${state}`)}</Status>
}
