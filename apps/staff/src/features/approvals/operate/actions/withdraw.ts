import { type OperateRule, optionalOpinion } from './operate-rule.ts'

export const withdraw: OperateRule = {
  tone: 'primary',
  needs: () => optionalOpinion,
  chooses: 'nobody',
  Fields: null,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { caseId, opinion }, options) => approvals.withdraw({ caseId, opinion }, options),
  leavesDesk: false,
  canUndo: false,
  keepsForm: false,
}
