import { useT } from '@signet/i18n/react'
import { ErrorNote, useFeedback } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Table, type TableColumnsType } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { SideDrawer } from '../../../kit/details/side-drawer.tsx'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { PeopleSelect } from '../../../kit/people/people-select.tsx'
import { Receivers } from './plan-form.tsx'
import { type Checklist, checklistsQuery, type Receiving, usePlanLeaves } from './queries.ts'

type Draft = Readonly<{ personIds: readonly string[]; day: string; reason: string; receivers: Receiving }>

type LeaveTogetherProps = Readonly<{
  /** The names of people who were chosen before, by id. */
  people?: ReadonlyMap<string, string>
  onClose: () => void
}>

/** Plans that several people leave on a day: what each of them holds, then who takes over from all. */
export function LeaveTogether({ people, onClose }: LeaveTogetherProps) {
  const t = useT()
  const feedback = useFeedback()
  const plan = usePlanLeaves()
  const [draft, setDraft] = useState<Draft>({
    ...{ personIds: [...(people?.keys() ?? [])], reason: '', receivers: {} },
    day: dayjs().format('YYYY-MM-DD'),
  })
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const { personIds, day, reason, receivers } = draft
  const send = async () => {
    const question = {
      title: t('staff-changes.leaveTogetherTitle', { count: personIds.length }),
      body: t('staff-changes.leaveHint'),
      confirm: t('staff-changes.plan.leave'),
      tone: 'danger',
    } as const
    if (personIds.length === 0 || !(await feedback.ask(question))) return
    plan.mutate(
      { personIds: [...personIds], day, reason: reason.trim(), receivers },
      {
        onSuccess: () => {
          feedback.success(t('staff-changes.done.planned'))
          onClose()
        },
      },
    )
  }

  return (
    <SideDrawer title={t('staff-changes.leaveTogether')} width={720} onClose={onClose}>
      <EditForm
        label={t('staff-changes.leaveTogether')}
        mutation={plan}
        onCancel={onClose}
        onSubmit={() => void send()}
      >
        <Labelled label={t('staff-changes.leavers')}>
          {(id) => (
            <PeopleSelect
              id={id}
              {...(people && { names: people })}
              value={personIds}
              onChange={(chosen) => change({ personIds: chosen })}
            />
          )}
        </Labelled>
        {personIds.length > 0 && <Checklists personIds={personIds} />}
        <Labelled label={t('staff-changes.day')} hint={t('staff-changes.dayHint.leave')}>
          {(id, hintId) => (
            <DayPicker id={id} describedBy={hintId} value={day} onChange={(next) => change({ day: next })} />
          )}
        </Labelled>
        <Receivers
          kind="leave"
          without=""
          receivers={receivers}
          onChange={(next) => change({ receivers: next })}
        />
        <TextAreaField
          label={t('staff-changes.reason')}
          hint={t('staff-changes.reasonHint')}
          required
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(next) => change({ reason: next })}
        />
      </EditForm>
    </SideDrawer>
  )
}

/** What each person holds, in a line. */
function Checklists({ personIds }: Pick<Draft, 'personIds'>) {
  const t = useT()
  const { data, error, isFetching } = useQuery({
    ...checklistsQuery(useClient(), personIds),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={t('staff-changes.holdings')}>
      <ErrorNote error={error} />
      <Table<Checklist>
        rowKey={({ person }) => person.id}
        columns={columnsIn(t)}
        dataSource={data?.list ?? []}
        loading={isFetching}
        pagination={false}
        size="small"
        scroll={{ x: true }}
      />
    </Section>
  )
}

function columnsIn(t: ReturnType<typeof useT>): TableColumnsType<Checklist> {
  return [
    { title: t('staff-changes.person'), render: (_, { person }) => person.name },
    { title: t('staff-changes.tasks'), dataIndex: 'openTasks' },
    { title: t('staff-changes.drafts'), dataIndex: 'drafts' },
    { title: t('staff-changes.reports'), render: (_, { reports }) => reports.length },
    { title: t('staff-changes.duties'), render: (_, { duties }) => duties.length },
    { title: t('staff-changes.circles'), render: (_, { circles }) => circles.length },
    { title: t('staff-changes.applications'), render: (_, { applications }) => applications.length },
    { title: t('staff-changes.documents'), dataIndex: 'documents' },
    { title: t('staff-changes.links'), dataIndex: 'links' },
    { title: t('staff-changes.designs'), dataIndex: 'designs' },
  ]
}
