import { aheadOf, needsWithReason, type OperateRule, remarkOf } from './operate-rule.ts'

export const reject: OperateRule = {
  tone: 'danger',
  needs: needsWithReason,
  chooses: 'nobody',
  Fields: null,
  asksFor: 'reason',
  phrases: 3,
  copiesAlong: true,
  choosesAs: 'reject',
  call: (approvals, ready, options) => approvals.reject({ ...remarkOf(ready), ...aheadOf(ready) }, options),
  leavesDesk: true,
  canUndo: true,
  keepsForm: false,
}
