import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Empty, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { readCaseConfig } from '../case-config.ts'
import { SideParts } from './side-parts.tsx'
import { useSide } from './use-side.ts'

/** The side information of a step on a page of its own. */
export function SidePage() {
  const t = useT()
  const { config } = useSearch({ from: '/member/pages/workFlow/assistantMsg/viewData' })
  const subject = readCaseConfig(config)
  const [caseId, taskId] = subject?.kind === 'case' ? [subject.caseId, subject.taskId] : ['', undefined]
  const query = useSide(caseId, taskId)
  const { data, error } = query
  if (caseId === '') return <BrokenLink />

  const isRefused = error instanceof AnsweredRefusal && (error.status === 403 || error.status === 404)
  return (
    <StackPage title={t('approvals.side.title')} onRefresh={() => query.refetch()}>
      {isRefused && data === undefined ? (
        <div role="alert">
          <Empty icon={<LockKeyhole />} title={error.message} />
        </div>
      ) : (
        <PageState query={query}>{(side) => <SideParts title={side.nodeName} side={side} />}</PageState>
      )}
    </StackPage>
  )
}
