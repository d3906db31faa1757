import { AnsweredRefusal } from '@signet/client'
import type { FormulaContext } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, Card, Cell, CellGroup, PageState, Tabs } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { keptForm, RestoredNote } from '../../../kit/forms/kept-form.tsx'
import { rightsOf } from '../../../kit/forms/use-filled-form.ts'
import { startedAs, useFormStart, useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { useSubmit } from '../../../kit/forms/use-submit.ts'
import { caseHref, launchHref } from '../../../kit/links/case-href.ts'
import { outboxes } from '../../../kit/outbox/waiting.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage, useBack } from '../../../kit/pages/stack-page.tsx'
import { type CaseForm, useCaseForm } from '../case/use-case-form.ts'
import { WayAhead } from '../operate/way-ahead.tsx'
import { SubjectCard, UrgencyChip } from '../parts/case-marks.tsx'
import {
  caseQuery,
  type LaunchSubject,
  type OpenedLaunch,
  useLaunchChoices,
  useLaunchView,
  usePrincipals,
} from '../queries.ts'
import styles from './launch-form.module.css'
import { launchOrKeep, withFiles } from './launch-or-keep.ts'
import { RoutePreview } from './route-preview.tsx'
import { useSubmitLaunch } from './use-submit-launch.ts'

const NotOpen = lazyPart(async () => (await import('../../../kit/access/not-open.tsx')).NotOpen)

type LaunchFormProps = Readonly<{ view: OpenedLaunch; context: FormulaContext; launching: LaunchSubject }>

/** The form to start a flow: fill it in, see who will get it, save a draft, or submit. */
function LaunchForm({ view, context, launching }: LaunchFormProps) {
  const t = useT()
  const { flow, words } = view
  const { forUserId } = launching
  const start = useFormStart()
  const kept = useSavedLaunch({ me: String(context.me), launching, start })
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const form = useCaseForm({
    definition: view.form,
    rights,
    values: view.values,
    start,
    context,
    urgency: 'normal',
    kept,
  })
  const title = view.title || flow.name
  const { launch, save, onLaunch, onSave } = useLaunchCommands({ view, launching, form, title })

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
        title={title}
        note={t('approvals.launch.note')}
        marks={<UrgencyChip value={form.beside} onChange={form.choose} />}
      />
      <FormCard
        form={form}
        names={view.names}
        through={{ kind: 'flow', id: flow.id }}
        mode="edit"
        keepsFiles
        error={launch.error ?? save.error}
        isBusy={launch.isPending || save.isPending}
        failures={launch.failures + save.failures}
      />
      <RoutePreview flowId={flow.id} forUserId={forUserId} store={form.store} />
      <WayAhead choosing={launch.choosing} isBusy={launch.isPending} />
    </StackPage>
  )
}

type LaunchCommandsOptions = Pick<LaunchFormProps, 'view' | 'launching'> &
  Readonly<{ form: CaseForm; title: string }>

/** Submitting the form and saving it as a draft. */
function useLaunchCommands({ view, launching, form, title }: LaunchCommandsOptions) {
  const t = useT()
  const app = useApp()
  const { client, queries, feedback } = app
  const back = useBack()
  const { history } = useRouter()
  const { flow } = view
  const { forUserId, followsUp, unsent } = launching
  useLaunchChoices(launching, view.values)
  const launch = useSubmitLaunch(form, launching, (filled, options) => {
    const input = { flowId: flow.id, forUserId, followsUp, ...filled }
    return launchOrKeep(app, { title, call: { name: 'launch', input }, unsent }, options)
  })
  // The page of the draft is drawn at once, so that the router keeps the place that the person scrolled to.
  const save = useSubmit(
    form,
    async ({ values, beside: urgency }, options) => {
      const draft = { flowId: flow.id, values: await withFiles(app, values), urgency, forUserId, followsUp }
      const saved = await client.approvals.saveDraft(draft, options)
      if (unsent) await outboxes.get(queries)?.discard(unsent)
      await queries.prefetchQuery(caseQuery(client, saved.caseId))
      return saved
    },
    { stage: 'draft' },
  )

  const onLaunch = () =>
    launch.submit((launched) => {
      feedback.success(t(launched ? 'approvals.launch.done' : 'outbox.kept'))
      if (launched) history.replace(caseHref(launched))
      else back()
    })
  const onSave = () =>
    save.submit(({ caseId }) => {
      feedback.success(t('approvals.draft.saved'))
      history.replace(caseHref({ caseId }))
    })

  return { launch, save, onLaunch, onSave }
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
  const { flowId, forUserId, followsUp, copyOf, unsent } = launching
  const name = ['launch', flowId, forUserId, followsUp, copyOf, unsent].filter(Boolean).join(':')
  return useMemo(() => keptForm(store, me, startedAs(name, start)), [store, me, name, start])
}

type InWhoseNameProps = Readonly<{ launching: LaunchSubject }>

const myself = ''

/** Chooses for whom to start the flow, where delegations allow it. Each person has a separate form. */
function InWhoseName({ launching }: InWhoseNameProps) {
  const { flowId, forUserId = myself, followsUp, copyOf } = launching
  const t = useT()
  const { history } = useRouter()
  const principals = usePrincipals(flowId).data ?? []
  if (principals.length === 0) return null

  const choose = (person: string) =>
    history.replace(launchHref(flowId, { forUserId: person, followsUp, copyOf }))
  return (
    <Card>
      <p className={styles.label}>{t('approvals.launch.inName')}</p>
      <div className={styles.names}>
        <Tabs
          look="pill"
          label={t('approvals.launch.inName')}
          tabs={[
            { key: myself, label: t('approvals.launch.myself') },
            ...principals.map(({ id, name }) => ({ key: id, label: name })),
          ]}
          value={forUserId}
          onChange={choose}
        />
      </div>
    </Card>
  )
}

type LaunchScreenProps = Readonly<{ launch: LaunchSubject }>

/** The empty form of a flow. Waits for the delegators, so that nothing moves once it is drawn. */
export function LaunchScreen({ launch }: LaunchScreenProps) {
  const t = useT()
  const { data, error, refetch } = useLaunchView(launch)
  const { isPending } = usePrincipals(launch.flowId)
  const context = useFormulaContext()
  if (error instanceof AnsweredRefusal && error.code === 'flow.mayNotLaunch')
    return (
      <Suspense>
        <NotOpen kind="flow" id={launch.flowId} reason={error.message} />
      </Suspense>
    )
  if (data && context && !isPending) return <LaunchForm view={data} context={context} launching={launch} />

  return (
    <StackPage title={data?.flow.name ?? t('approvals.launch.title')}>
      <InWhoseName launching={launch} />
      <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}
