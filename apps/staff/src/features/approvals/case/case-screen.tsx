import { AnsweredRefusal } from '@signet/client'
import type { FormulaContext } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { IconButton, PageState } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { keptForm, RestoredNote } from '../../../kit/forms/kept-form.tsx'
import { rightsOf } from '../../../kit/forms/use-filled-form.ts'
import { useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { casePartsHref } from '../../../kit/links/case-href.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { ChangesNote } from '../notes/changes-note.tsx'
import { OutcomeNote } from '../notes/outcome-note.tsx'
import { WhyNote } from '../notes/why-note.tsx'
import { WayAhead } from '../operate/way-ahead.tsx'
import { type OpenedCase, useCase } from '../queries.ts'
import { CaseSide } from '../side/case-side.tsx'
import { ActionBar } from './action-bar.tsx'
import { CaseHeader } from './case-header.tsx'
import styles from './case-screen.module.css'
import { CaseTabs } from './case-tabs.tsx'
import { isOwnForm, isWritable } from './form-rights.ts'
import { NextBar } from './next-bar.tsx'
import { useCaseCommands } from './use-case-actions.ts'
import { useCaseForm } from './use-case-form.ts'

const NotOpen = lazyPart(async () => (await import('../../../kit/access/not-open.tsx')).NotOpen)

const LaterNotes = lazyPart(async () => (await import('../notes/later-notes.tsx')).LaterNotes)

/** Most open cases lead nowhere else. */
const CaseLeads = lazyPart(async () => (await import('./case-leads.tsx')).CaseLeads)

/** Only a draft and a returned case show the route ahead. */
const RoutePreview = lazyPart(async () => (await import('../launch/route-preview.tsx')).RoutePreview)

/** A case, as far as this person may see it. */
export function CaseScreen({ caseId, taskId }: Readonly<{ caseId: string; taskId?: string | undefined }>) {
  const t = useT()
  const { data, error, refetch } = useCase(caseId, taskId)
  const context = useFormulaContext(data?.starter.id)
  if (data && context) return <CasePage view={data} context={context} refresh={refetch} />
  if (error instanceof AnsweredRefusal && (error.status === 403 || error.status === 404)) {
    return (
      <Suspense>
        <NotOpen kind="case" id={caseId} reason={error.message} />
      </Suspense>
    )
  }

  return (
    <StackPage title={data?.flow.name ?? t('approvals.case.title')}>
      <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}

type CasePageProps = Readonly<{ view: OpenedCase; context: FormulaContext; refresh: () => Promise<unknown> }>

/** A case to read, to decide, or (one's own, before it is submitted again) to correct. */
function CasePage({ view, context, refresh }: CasePageProps) {
  const t = useT()
  const { store: device } = useApp()
  const { caseId } = view
  const isOwn = isOwnForm(view)
  const isEditing = isWritable(view)
  const kept = useMemo(
    () => (isEditing ? keptForm(device, String(context.me), `case:${caseId}`) : undefined),
    [device, context.me, caseId, isEditing],
  )
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const { values, form: definition, urgency } = view
  const form = useCaseForm({ definition, rights, values, context, urgency, kept })
  const actions = useCaseCommands(view, form)

  return (
    <StackPage
      title={view.flow.name || t('approvals.case.title')}
      actions={view.status !== 'draft' && <PrintButton caseId={caseId} />}
      onRefresh={refresh}
      footer={<ActionBar view={view} actions={actions} />}
    >
      <NextBar />
      <OutcomeNote view={view} />
      <ChangesNote view={view} />
      <Suspense>
        <LaterNotes view={view} me={context.me ?? ''} />
      </Suspense>
      {isEditing && form.restoredAt && <RestoredNote at={form.restoredAt} onDiscard={form.discard} />}
      <CaseHeader view={view} urgency={form.beside} onUrgency={isOwn ? form.choose : undefined} />
      <WhyNote view={view} me={context.me ?? ''} />
      <div className={styles.case}>
        <div className={styles.columns}>
          <FormCard
            form={form}
            names={view.names}
            through={{ kind: 'case', id: caseId }}
            mode={isEditing ? 'edit' : 'read'}
            keepsFiles={isOwn}
            error={actions.error}
            isBusy={actions.isPending}
            failures={actions.failures}
          />
          <Aside isOwn={isOwn} view={view} form={form} />
        </div>
      </div>
      <WayAhead choosing={actions.choosing} isBusy={actions.isPending} />
    </StackPage>
  )
}

type AsideProps = Pick<CasePageProps, 'view'> &
  Readonly<{ isOwn: boolean; form: ReturnType<typeof useCaseForm> }>

/** What lies beside the form: the route ahead, people, links and progress. */
function Aside({ isOwn, view, form }: AsideProps) {
  return (
    <div className={styles.aside}>
      {isOwn && (
        <Suspense>
          <RoutePreview
            flowId={view.flow.id}
            forUserId={view.launcher ? view.starter.id : undefined}
            store={form.store}
          />
        </Suspense>
      )}
      <CaseSide view={view} />
      <Suspense>
        <CaseLeads view={view} />
        <CaseTabs view={view} />
      </Suspense>
    </div>
  )
}

function PrintButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { history } = useRouter()
  return (
    <IconButton
      label={t('approvals.print.open')}
      icon={<Printer />}
      onClick={() => history.push(casePartsHref.paper(caseId))}
    />
  )
}
