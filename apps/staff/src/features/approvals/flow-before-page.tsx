import { useT } from '@signet/i18n/react'
import { PageState, Skeleton } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BrokenLink } from '../../kit/pages/broken-link.tsx'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { CaseScreen } from './case/case-screen.tsx'
import { readCaseConfig } from './case-config.ts'
import { useOperatorInfo } from './queries.ts'

const LaunchScreen = lazyPart(async () => (await import('./launch/launch-form.tsx')).LaunchScreen)

/** A flow to start, or a case to read and decide: `config` says which. */
export function FlowBeforePage() {
  const { config } = useSearch({ from: '/member/pages/workFlow/flowBefore/index' })
  const subject = readCaseConfig(config)

  if (!subject) return <BrokenLink />
  if (subject.kind === 'launch')
    return (
      <Suspense fallback={<Launching />}>
        <LaunchScreen key={config} launch={subject} />
      </Suspense>
    )
  if (subject.kind === 'task') return <TaskOfMessage id={subject.id} opType={subject.opType} />
  return <CaseScreen key={config} caseId={subject.caseId} taskId={subject.taskId} />
}

function Launching() {
  const t = useT()
  return (
    <StackPage title={t('approvals.launch.title')}>
      <Skeleton />
    </StackPage>
  )
}

/** A message has only the id of a task; the server says what it opens now. */
function TaskOfMessage({ id, opType }: Readonly<{ id: string; opType: string }>) {
  const t = useT()
  const { data, error, refetch } = useOperatorInfo(id, opType)
  if (data) return <CaseScreen caseId={data.caseId} taskId={data.taskId ?? undefined} />

  return (
    <StackPage title={t('approvals.case.title')}>
      <PageState query={{ data, error, refetch }}>{() => null}</PageState>
    </StackPage>
  )
}
