import {
  aheadOf,
  formOf,
  needsOfNode,
  needsWithReason,
  noWords,
  type OperateRule,
  optionalOpinion,
  type ReadyDraft,
  remarkOf,
  sealOf,
} from './operate-rule.ts'

/** A decision of a task, which the person may take back. */
const decision = {
  chooses: 'nobody',
  Fields: null,
  copiesAlong: true,
  leavesDesk: true,
  canUndo: true,
  keepsForm: false,
} as const

export const agree: OperateRule = {
  ...decision,
  tone: 'primary',
  needs: needsOfNode,
  asksFor: 'opinion',
  phrases: 4,
  choosesAs: 'agree',
  call: (approvals, ready, options) => approvals.agree(agreement(ready), options),
  keeps: (ready) => ({ name: 'agree', input: agreement(ready) }),
}

function agreement(ready: ReadyDraft) {
  return { ...remarkOf(ready), ...sealOf(ready), ...aheadOf(ready), ...formOf(ready) }
}

/** Approving at a node where work is done and nothing is approved. */
export const handle: OperateRule = { ...agree, phrases: 3 }

export const reject: OperateRule = {
  ...decision,
  tone: 'danger',
  needs: needsWithReason,
  asksFor: 'reason',
  phrases: 3,
  choosesAs: 'reject',
  call: (approvals, ready, options) => approvals.reject({ ...remarkOf(ready), ...aheadOf(ready) }, options),
  keeps: (ready) => ({ name: 'reject', input: { ...remarkOf(ready), ...aheadOf(ready) } }),
}

/** An action with a reason, after which the person stays on the page of the case. */
const withReason = {
  tone: 'primary',
  needs: () => optionalOpinion,
  chooses: 'nobody',
  Fields: null,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  leavesDesk: false,
  canUndo: false,
  keepsForm: false,
} as const

export const help: OperateRule = {
  ...withReason,
  needs: () => ({ ...optionalOpinion, attachments: 'optional' }),
  call: (approvals, ready, options) => approvals.help({ ...remarkOf(ready), ...formOf(ready) }, options),
  keeps: (ready) => ({ name: 'help', input: { ...remarkOf(ready), ...formOf(ready) } }),
  leavesDesk: true,
}

export const recall: OperateRule = {
  ...withReason,
  call: (approvals, { caseId, opinion }, options) => approvals.recall({ caseId, opinion }, options),
}

export const withdraw: OperateRule = {
  ...withReason,
  call: (approvals, { caseId, opinion }, options) => approvals.withdraw({ caseId, opinion }, options),
}

export const terminate: OperateRule = {
  ...withReason,
  tone: 'danger',
  needs: () => ({ ...noWords, opinion: 'required' }),
  call: (approvals, { caseId, opinion }, options) => approvals.terminate({ caseId, opinion }, options),
}
