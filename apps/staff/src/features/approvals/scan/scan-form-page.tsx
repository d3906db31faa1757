import { useT } from '@signet/i18n/react'
import { PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { StackPage } from '../../../lib/stack-page.tsx'
import { BrokenLink } from '../../../shell/broken-link.tsx'
import { useAround } from '../../forms/index.ts'
import { readCaseConfig } from '../case-config.ts'
import { useCase, useLaunchView, useOperatorInfo } from '../queries.ts'
import { ScannedCase } from './scanned-case.tsx'
import { ScannedForm } from './scanned-form.tsx'

/** What a scanned code is about, to look at: the form of a flow, or a case, as far as the reader may see it. */
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
  const around = useAround()
  return query.data && around ? <ScannedForm view={query.data} around={around} /> : <Waiting query={query} />
}

function OneCase({ caseId }: Readonly<{ caseId: string }>) {
  const query = useCase(caseId)
  const around = useAround()
  return query.data && around ? <ScannedCase view={query.data} around={around} /> : <Waiting query={query} />
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
