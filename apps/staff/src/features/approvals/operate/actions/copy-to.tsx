import { useT } from '@signet/i18n/react'
import { PeopleField } from '../../../../kit/people/people-field.tsx'
import { type ActionFieldsProps, idsOf, noWords, type OperateRule } from './operate-rule.ts'

export const copyTo: OperateRule = {
  tone: 'primary',
  needs: () => noWords,
  chooses: 'people',
  Fields: ReadersField,
  asksFor: 'reason',
  phrases: 0,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { taskId, people }, options) =>
    approvals.copyTo({ taskId, userIds: idsOf(people) }, options),
  leavesDesk: false,
  canUndo: false,
  keepsForm: true,
}

function ReadersField({ me, draft, problems, change }: ActionFieldsProps) {
  const t = useT()
  return (
    <PeopleField
      title={t('approvals.people.copyTo')}
      none={t('approvals.people.none.copyTo')}
      chosen={draft.people}
      without={[me.userId]}
      problem={problems.people}
      onChange={(people) => change({ people })}
    />
  )
}
