import { useT } from '@signet/i18n/react'
import { PeopleField } from '../../../../kit/people/people-field.tsx'
import { type ActionFieldsProps, idsOf, type OperateRule, optionalOpinion } from './operate-rule.ts'

export const assist: OperateRule = {
  tone: 'primary',
  needs: () => optionalOpinion,
  chooses: 'people',
  Fields: AssistantsField,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { taskId, opinion, people }, options) =>
    approvals.assist({ taskId, opinion, userIds: idsOf(people) }, options),
  leavesDesk: false,
  canUndo: false,
  keepsForm: true,
}

function AssistantsField({ me, draft, problems, change }: ActionFieldsProps) {
  const t = useT()
  return (
    <PeopleField
      title={t('approvals.people.assist')}
      none={t('approvals.people.none.assist')}
      chosen={draft.people}
      without={[me.userId]}
      problem={problems.people}
      onChange={(people) => change({ people })}
    />
  )
}
