import { useT } from '@signet/i18n/react'
import { PeopleField, PersonField } from '../../../kit/people/people-field.tsx'
import {
  type ActionFieldsProps,
  idsOf,
  noWords,
  type OperateRule,
  optionalOpinion,
  type ReadyDraft,
} from './operate-rule.ts'

export const transfer: OperateRule = {
  tone: 'primary',
  needs: () => optionalOpinion,
  chooses: 'person',
  Fields: ReceiverField,
  asksFor: 'reason',
  phrases: 3,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, ready, options) => approvals.transfer(transferOf(ready), options),
  keeps: (ready) => ({ name: 'transfer', input: transferOf(ready) }),
  leavesDesk: true,
  canUndo: false,
  keepsForm: false,
}

function transferOf({ taskId, opinion, person }: ReadyDraft) {
  return { taskId, opinion, toUserId: person?.id ?? '' }
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
