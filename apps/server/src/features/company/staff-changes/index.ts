import type { Route } from '../../../http/serve.ts'
import { readChecklist, readChecklists } from './checklist.ts'
import { cancelChange, listChanges, openChange } from './list-changes.ts'
import { planChange, planLeaves } from './plan-change.ts'

export { carryOutDue } from './carry-out-due.ts'

export const staffChanges: readonly Route[] = [
  listChanges,
  readChecklist,
  readChecklists,
  openChange,
  planChange,
  planLeaves,
  cancelChange,
]
