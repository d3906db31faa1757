import {
  aheadOf,
  formOf,
  needsOfNode,
  needsWithReason,
  noWords,
  type OperateRule,
  optionalOpinion,
  remarkOf,
} from './operate-rule.ts'

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

export const help: OperateRule = {
  tone: 'primary',
  needs: () => ({ ...optionalOpinion, attachments: 'optional' }),
  chooses: 'nobody',
  Fields: null,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, ready, options) => approvals.help({ ...remarkOf(ready), ...formOf(ready) }, options),
  leavesDesk: true,
  canUndo: false,
  keepsForm: false,
}

export const recall: OperateRule = {
  tone: 'primary',
  needs: () => optionalOpinion,
  chooses: 'nobody',
  Fields: null,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { caseId, opinion }, options) => approvals.recall({ caseId, opinion }, options),
  leavesDesk: false,
  canUndo: false,
  keepsForm: false,
}

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
