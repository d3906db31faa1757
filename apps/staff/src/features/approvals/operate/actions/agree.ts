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

/** Approving at a node where work is done and nothing is approved. */
export const handle: OperateRule = { ...agree, phrases: 3 }
