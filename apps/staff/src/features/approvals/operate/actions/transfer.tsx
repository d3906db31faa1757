import { PersonField } from '../../../../kit/people/person-field.tsx'
import { type ActionFieldsProps, type OperateRule, optionalOpinion } from './operate-rule.ts'

export const transfer: OperateRule = {
  tone: 'primary',
  needs: () => optionalOpinion,
  chooses: 'person',
  Fields: ReceiverField,
  asksFor: 'reason',
  phrases: 3,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { taskId, opinion, person }, options) =>
    approvals.transfer({ taskId, opinion, toUserId: person?.id ?? '' }, options),
  leavesDesk: true,
  canUndo: false,
  keepsForm: false,
}

function ReceiverField({ me, draft, problems, change }: ActionFieldsProps) {
  return (
    <PersonField
      chosen={draft.person}
      without={me.userId}
      problem={problems.person}
      onChange={(person) => change({ person })}
    />
  )
}
