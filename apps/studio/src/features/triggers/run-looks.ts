import type { RunState } from '@signet/contract'
import type { StatusKind } from '@signet/ui'

/** How the state of a run looks. */
export const runLooks: Readonly<Record<RunState, StatusKind>> = {
  waiting: 'active',
  done: 'passed',
  skipped: 'ended',
  failed: 'failed',
  stopped: 'failed',
}
