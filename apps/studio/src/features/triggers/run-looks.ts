import type { RunState } from '@signet/contract'
import type { StatusKind } from '@signet/ui'

export const runLooks: Readonly<Record<RunState, StatusKind>> = {
  waiting: 'active',
  done: 'passed',
  skipped: 'ended',
  failed: 'failed',
  stopped: 'failed',
}
