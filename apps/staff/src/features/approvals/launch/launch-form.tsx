import type { Around } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import { StackPage } from '../../../lib/stack-page.tsx'
import {
  FormCard,
  keptForm,
  RestoredNote,
  rightsOf,
  startedAs,
  useFormStart,
  useSubmit,
} from '../../forms/index.ts'
import { useCaseForm } from '../case/use-case-form.ts'
import { caseHref } from '../case-href.ts'
import { SubjectCard } from '../parts/subject-card.tsx'
import { UrgencyChip } from '../parts/urgency-chip.tsx'
import type { OpenedLaunch } from '../queries.ts'
import { RoutePreview } from './route-preview.tsx'

type LaunchFormProps = Readonly<{ view: OpenedLaunch; around: Around }>

/** The form of a launch: fill it, see who will get it, keep it for later, or send it off. */
export function LaunchForm({ view, around }: LaunchFormProps) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { client, store: device } = useApp()
  const { approvals } = client
  const { flow, words } = view
  const start = useFormStart()
  const kept = useMemo(
    () => keptForm(device, String(around.me), startedAs(`launch:${flow.id}`, start)),
    [device, around.me, flow.id, start],
  )
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
  const launch = useSubmit(
    form,
    ({ values, beside: urgency }, options) => approvals.launch({ flowId: flow.id, values, urgency }, options),
    { stage: 'submit' },
  )
  const save = useSubmit(
    form,
    ({ values, beside: urgency }, options) =>
      approvals.saveDraft({ flowId: flow.id, values, urgency }, options),
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
      <RoutePreview flowId={flow.id} store={form.store} />
    </StackPage>
  )
}
