import type { RefusalCode } from '@signet/contract'
import { isOpen } from '@signet/flow'
import { Refusal } from '@signet/std'
import {
  type CaseReader,
  loadVisibleCase,
  type VisibleCase,
} from '../../../cases/reading/load-visible-case.ts'

/** Whether a person may share a launched case: its starter, who holds it now, and administrators of everything. */
export function mayShare({ state, viewer }: VisibleCase, { personId, isAdministrator }: CaseReader['actor']) {
  if (state.status === 'draft') return false
  const holds = state.tasks.some((task) => isOpen(task) && task.person === personId)
  return isAdministrator || viewer.as === 'starter' || state.starter === personId || holds
}

/** Whether a person takes part in a case or administers it; readers of a share do not. */
export function mayComment({ involvement }: VisibleCase, { isAdministrator }: CaseReader['actor']) {
  return isAdministrator || involvement.isShared !== true
}

/** Refuses `caseAccess.mayNotShare`, and what `loadVisibleCase` refuses. */
export async function loadSharedCase(call: CaseReader, caseId: string): Promise<VisibleCase> {
  const seen = await loadVisibleCase(call, { caseId })
  if (!mayShare(seen, call.actor)) throw new Refusal<RefusalCode>('caseAccess.mayNotShare')
  return seen
}
