import { noWords, type OperateRule } from './operate-rule.ts'

export const terminate: OperateRule = {
  tone: 'danger',
  needs: () => ({ ...noWords, opinion: 'required' }),
  chooses: 'nobody',
  Fields: null,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { caseId, opinion }, options) => approvals.terminate({ caseId, opinion }, options),
  leavesDesk: false,
  canUndo: false,
  keepsForm: false,
}
