import { aheadOf, formOf, needsOfNode, type OperateRule, remarkOf } from './operate-rule.ts'

export const agree: OperateRule = {
  tone: 'primary',
  needs: needsOfNode,
  chooses: 'nobody',
  Fields: null,
  asksFor: 'opinion',
  phrases: 4,
  copiesAlong: true,
  choosesAs: 'agree',
  call: (approvals, ready, options) =>
    approvals.agree({ ...remarkOf(ready), ...aheadOf(ready), ...formOf(ready) }, options),
  leavesDesk: true,
  canUndo: true,
  keepsForm: false,
}

/** Agreeing at a node where the work is done, not approved. */
export const handle: OperateRule = { ...agree, phrases: 3 }
