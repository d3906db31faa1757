import type { Route } from '../../../http/serve.ts'
import { readChecklist } from './checklist.ts'
import { cancelChange, listChanges, openChange } from './list-changes.ts'
import { planChange } from './plan-change.ts'

export { carryOutDue } from './carry-out-due.ts'

export const staffChanges: readonly Route[] = [
  listChanges,
  readChecklist,
  openChange,
  planChange,
  cancelChange,
]
