import { useT } from '@signet/i18n/react'
import { Failure, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { EditForm } from '../../../kit/fields/edit-form.tsx'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { TextAreaField } from '../../../kit/fields/labelled-inputs.tsx'
import { DayPicker } from '../../../kit/fields/pickers.tsx'
import { PersonSelect } from '../../../kit/people/person-select.tsx'
import { Holdings } from './holdings.tsx'
import {
  type ChangeKind,
  type Checklist,
  type ChosenPost,
  checklistQuery,
  movedParts,
  type Part,
  parts,
  type Receiving,
  usePlan,
} from './queries.ts'

type PlanFormProps = Readonly<{
  kind: ChangeKind
  personId: string
  posts: readonly ChosenPost[]
  manager: Readonly<{ id: string; name: string }> | null
  /** The field for the posts of a person, which belongs to the page of people. */
  postsField: (posts: readonly ChosenPost[], change: (posts: readonly ChosenPost[]) => void) => ReactNode
  onClose: () => void
}>

/** Plans that a person joins, moves or leaves: first what they hold, then who takes over, and from which day. */
export function PlanForm(props: PlanFormProps) {
  const { data, error, refetch } = useQuery(checklistQuery(useClient(), props.personId))
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <PlanFields {...props} checklist={data} />
}

type Draft = Readonly<{
  day: string
  reason: string
  posts: readonly ChosenPost[]
  managerId: string | null
  receivers: Receiving
}>

function PlanFields({ checklist, ...props }: PlanFormProps & Readonly<{ checklist: Checklist }>) {
  const { kind, personId, posts, manager, postsField, onClose } = props
  const t = useT()
  const feedback = useFeedback()
  const plan = usePlan()
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ day: dayjs().format('YYYY-MM-DD'), reason: '', posts, receivers: {} },
    managerId: manager?.id ?? null,
  }))
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const send = async () => {
    const { name } = checklist.person
    const question = {
      title: t('staff-changes.leaveTitle', { name }),
      body: t('staff-changes.leaveHint'),
      confirm: t('staff-changes.plan.leave'),
      tone: 'danger',
    } as const
    if (kind === 'leave' && !(await feedback.ask(question))) return
    const place = { positionIds: draft.posts.map(({ id }) => id), managerId: draft.managerId }
    const { day, reason, receivers } = draft
    plan.mutate(
      { kind, personId, day, reason: reason.trim(), receivers, ...(kind !== 'leave' && place) },
      {
        onSuccess: ({ state }) => {
          feedback.success(t(state === 'done' ? `staff-changes.done.${kind}` : 'staff-changes.done.planned'))
          onClose()
        },
      },
    )
  }

  const label = t(`staff-changes.kindOf.${kind}`, { name: checklist.person.name })
  return (
    <EditForm label={label} mutation={plan} onCancel={onClose} onSubmit={() => void send()}>
      <h2>{label}</h2>
      {kind !== 'join' && <Holdings checklist={checklist} />}
      <Labelled label={t('staff-changes.day')} hint={t(`staff-changes.dayHint.${kind}`)}>
        {(id, hintId) => (
          <DayPicker id={id} describedBy={hintId} value={draft.day} onChange={(day) => change({ day })} />
        )}
      </Labelled>
      {kind !== 'leave' && postsField(draft.posts, (next) => change({ posts: next }))}
      {kind !== 'leave' && (
        <PersonField
          label={t('staff-changes.manager')}
          without={personId}
          first={manager}
          value={draft.managerId ?? undefined}
          onChange={(managerId) => change({ managerId: managerId ?? null })}
        />
      )}
      {kind !== 'join' && (
        <Receivers
          kind={kind}
          without={personId}
          receivers={draft.receivers}
          onChange={(receivers) => change({ receivers })}
        />
      )}
      <TextAreaField
        label={t('staff-changes.reason')}
        hint={t('staff-changes.reasonHint')}
        required
        rows={2}
        maxLength={500}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
    </EditForm>
  )
}

type ReceiversProps = Readonly<{
  kind: ChangeKind
  without: string
  receivers: Receiving
  onChange: (receivers: Receiving) => void
}>

/** Who takes over each part. The first choice fills the other parts, except those that give rights. */
export function Receivers({ kind, without, receivers, onChange }: ReceiversProps) {
  const t = useT()
  const shown = kind === 'leave' ? parts : movedParts
  const choose = (part: Part, to: string | undefined) => {
    const { [part]: _, ...others } = receivers
    if (to === undefined) return onChange(others)
    const isFirst = kind === 'leave' && !givingRights.has(part) && Object.keys(receivers).length === 0
    const filled = isFirst ? shown.filter((one) => !givingRights.has(one)) : [part]
    onChange({ ...others, ...Object.fromEntries(filled.map((one) => [one, to])) })
  }
  return shown.map((part) => (
    <PersonField
      key={part}
      label={t(`staff-changes.part.${part}`)}
      hint={t(`staff-changes.partHint.${part}.${kind === 'leave' ? 'leave' : 'move'}`)}
      without={without}
      first={null}
      value={receivers[part]}
      onChange={(to) => choose(part, to)}
    />
  ))
}

const givingRights: ReadonlySet<Part> = new Set(['circles', 'applications'])

type PersonFieldProps = Readonly<{
  label: string
  hint?: string
  without: string
  first: Readonly<{ id: string; name: string }> | null
  value: string | undefined
  onChange: (person: string | undefined) => void
}>

function PersonField({ label, hint, without, first, value, onChange }: PersonFieldProps) {
  return (
    <Labelled label={label} {...(hint !== undefined && { hint })}>
      {(id) => (
        <PersonSelect
          id={id}
          without={without}
          first={first ? [{ value: first.id, label: first.name }] : []}
          value={value}
          onChange={onChange}
          onClear={() => onChange(undefined)}
        />
      )}
    </Labelled>
  )
}
