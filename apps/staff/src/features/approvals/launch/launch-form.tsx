import type { FormulaContext } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { rightsOf } from '../../../kit/forms/form-rights.ts'
import { keptForm } from '../../../kit/forms/kept-form.ts'
import { RestoredNote } from '../../../kit/forms/restored-note.tsx'
import { startedAs, useFormStart } from '../../../kit/forms/use-form-start.ts'
import { useSubmit } from '../../../kit/forms/use-submit.ts'
import { caseHref } from '../../../kit/links/case-href.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useCaseForm } from '../case/use-case-form.ts'
import { WayAhead } from '../operate/way-ahead.tsx'
import { SubjectCard } from '../parts/subject-card.tsx'
import { UrgencyChip } from '../parts/urgency-chip.tsx'
import type { OpenedLaunch } from '../queries.ts'
import { InWhoseName } from './in-whose-name.tsx'
import type { LaunchSubject } from './launching.ts'
import { RoutePreview } from './route-preview.tsx'
import { useSubmitLaunch } from './use-launching.ts'

type LaunchFormProps = Readonly<{ view: OpenedLaunch; around: FormulaContext; launching: LaunchSubject }>

/** The form to start a flow: fill it in, see who will get it, save a draft, or submit. */
export function LaunchForm({ view, around, launching }: LaunchFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { approvals } = useClient()
  const { flow, words } = view
  const { forUserId, followsUp } = launching
  const start = useFormStart()
  const kept = useSavedLaunch({ me: String(around.me), launching, start })
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const form = useCaseForm({
    definition: view.form,
    rights,
    values: view.values,
    start,
    around,
    urgency: 'normal',
    kept,
  })
  const launch = useSubmitLaunch(form, launching, (filled, options) =>
    approvals.launch({ flowId: flow.id, forUserId, followsUp, ...filled }, options),
  )
  const save = useSubmit(
    form,
    ({ values, beside: urgency }, options) =>
      approvals.saveDraft({ flowId: flow.id, values, urgency, forUserId, followsUp }, options),
    { stage: 'draft' },
  )

  const onLaunch = () =>
    launch.submit(({ caseId }) => {
      feedback.success(t('approvals.launch.done'))
      history.replace(caseHref({ caseId }))
    })
  const onSave = () =>
    save.submit(({ caseId }) => {
      feedback.success(t('approvals.draft.saved'))
      history.replace(caseHref({ caseId }))
    })

  return (
    <StackPage
      title={flow.name}
      footer={
        <>
          <Button isBusy={save.isPending} disabled={launch.isPending} onClick={onSave}>
            {words.save || t('flow.command.saveDraft')}
          </Button>
          <Button tone="primary" isBusy={launch.isPending} disabled={save.isPending} onClick={onLaunch}>
            {words.launch || t('flow.command.launch')}
          </Button>
        </>
      }
    >
      {form.restoredAt && <RestoredNote at={form.restoredAt} onDiscard={form.discard} />}
      <InWhoseName launching={launching} />
      {view.followsUp && <FollowedCell followed={view.followsUp} />}
      <SubjectCard
        flow={flow}
        title={view.title || flow.name}
        note={t('approvals.launch.note')}
        marks={<UrgencyChip value={form.beside} onChange={form.choose} />}
      />
      <FormCard
        form={form}
        names={view.names}
        through={{ kind: 'flow', id: flow.id }}
        mode="edit"
        error={launch.error ?? save.error}
        isBusy={launch.isPending || save.isPending}
        failures={launch.failures + save.failures}
      />
      <RoutePreview flowId={flow.id} forUserId={forUserId} store={form.store} />
      <WayAhead choosing={launch.choosing} isBusy={launch.isPending} />
    </StackPage>
  )
}

type FollowedCellProps = Readonly<{ followed: NonNullable<OpenedLaunch['followsUp']> }>

function FollowedCell({ followed: { caseId, title } }: FollowedCellProps) {
  const t = useT()
  const label = t('approvals.links.followed')
  return (
    <CellGroup label={label}>
      <Cell title={title} note={label} href={caseHref({ caseId })} />
    </CellGroup>
  )
}

type SavedLaunchOptions = Readonly<{
  me: string
  launching: LaunchSubject
  start: ReturnType<typeof useFormStart>
}>

/** The unsent input of a start, kept on the device per person, delegator and followed case. */
function useSavedLaunch({ me, launching, start }: SavedLaunchOptions) {
  const { store } = useApp()
  const { flowId, forUserId, followsUp } = launching
  const name = ['launch', flowId, forUserId, followsUp].filter(Boolean).join(':')
  return useMemo(() => keptForm(store, me, startedAs(name, start)), [store, me, name, start])
}
