import { formOf, type OperateRule, optionalOpinion, remarkOf } from './operate-rule.ts'

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
