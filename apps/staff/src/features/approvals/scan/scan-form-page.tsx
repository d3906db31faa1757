import type { FormulaContext } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, PageState } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { FormCard } from '../../../kit/forms/form-card.tsx'
import { rightsOf } from '../../../kit/forms/use-filled-form.ts'
import { useFormulaContext } from '../../../kit/forms/use-form-environment.ts'
import { caseHref, launchHref } from '../../../kit/links/case-href.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { CaseHeader } from '../case/case-header.tsx'
import { useCaseForm } from '../case/use-case-form.ts'
import { readCaseConfig } from '../case-config.ts'
import { SubjectCard } from '../parts/case-marks.tsx'
import { type OpenedCase, type OpenedLaunch, useCase, useLaunchView, useOperatorInfo } from '../queries.ts'

/** The subject of a scanned code, read-only: a flow's form, or a case as far as the reader may see it. */
export function ScanFormPage() {
  const { config } = useSearch({ from: '/member/pages/workFlow/scanForm/index' })
  const subject = readCaseConfig(config)
  if (!subject) return <BrokenLink />
  if (subject.kind === 'launch') return <FormOfFlow flowId={subject.flowId} />
  if (subject.kind === 'case') return <OneCase caseId={subject.caseId} />
  return <CaseOfTask id={subject.id} opType={subject.opType} />
}

function FormOfFlow({ flowId }: Readonly<{ flowId: string }>) {
  const query = useLaunchView({ flowId, forUserId: undefined })
  const context = useFormulaContext()
  return query.data && context ? (
    <ScannedForm view={query.data} context={context} />
  ) : (
    <Waiting query={query} />
  )
}

function OneCase({ caseId }: Readonly<{ caseId: string }>) {
  const query = useCase(caseId)
  const context = useFormulaContext()
  return query.data && context ? (
    <ScannedCase view={query.data} context={context} />
  ) : (
    <Waiting query={query} />
  )
}

function CaseOfTask({ id, opType }: Readonly<{ id: string; opType: string }>) {
  const query = useOperatorInfo(id, opType)
  return query.data ? <OneCase caseId={query.data.caseId} /> : <Waiting query={query} />
}

type WaitingProps = Readonly<{ query: Readonly<{ error: Error | null; refetch: () => Promise<unknown> }> }>

function Waiting({ query: { error, refetch } }: WaitingProps) {
  const t = useT()
  return (
    <StackPage title={t('approvals.scan.title')}>
      <PageState query={{ data: undefined, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}

type ScannedCaseProps = Readonly<{ view: OpenedCase; context: FormulaContext }>

/** A read-only case; actions are on its own page. */
function ScannedCase({ view, context }: ScannedCaseProps) {
  const t = useT()
  const { history } = useRouter()
  const { caseId, values, names, urgency, form: definition } = view
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const form = useCaseForm({ definition, rights, values, context, urgency, kept: undefined })
  return (
    <StackPage
      title={t('approvals.scan.title')}
      footer={
        <Button tone="primary" isWide onClick={() => history.push(caseHref({ caseId }))}>
          {t('approvals.scan.open')}
        </Button>
      }
    >
      <CaseHeader view={view} urgency={urgency} />
      <FormCard form={form} names={names} through={{ kind: 'case', id: caseId }} mode="read" />
    </StackPage>
  )
}

type ScannedFormProps = Readonly<{ view: OpenedLaunch; context: FormulaContext }>

/** The empty form of a flow, read-only. */
function ScannedForm({ view, context }: ScannedFormProps) {
  const t = useT()
  const { history } = useRouter()
  const { flow, values, names, form: definition } = view
  const rights = useMemo(() => rightsOf(view.rights), [view.rights])
  const form = useCaseForm({ definition, rights, values, context, urgency: 'normal', kept: undefined })
  return (
    <StackPage
      title={t('approvals.scan.title')}
      footer={
        <Button tone="primary" isWide onClick={() => history.push(launchHref(flow.id))}>
          {t('approvals.scan.launch')}
        </Button>
      }
    >
      <SubjectCard flow={flow} title={flow.name} note={t('approvals.scan.formNote')} />
      <FormCard form={form} names={names} through={{ kind: 'flow', id: flow.id }} mode="read" />
    </StackPage>
  )
}
