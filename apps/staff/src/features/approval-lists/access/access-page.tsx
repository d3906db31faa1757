import type { contract, ParsedOutput } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { CaseStatus, Cell, CellGroup, Empty, PageState, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { caseHref } from '../../../kit/links/case-href.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { AccessRequest, type Asked } from './access-request.tsx'

type Shared = ParsedOutput<(typeof contract)['caseAccess']['sharedWithMe']>['list'][number]

/** Requests for access that the person can answer, and the cases that are shared with them. */
export function AccessPage() {
  const t = useT()
  const query = useAccess()
  return (
    <StackPage title={t('approval-lists.access.title')} onRefresh={() => query.refetch()}>
      <PageState
        query={query}
        isEmpty={({ asked, shared }) => asked.length + shared.length === 0}
        empty={
          <Empty
            icon={<Share2 />}
            title={t('approval-lists.access.empty')}
            hint={t('approval-lists.access.emptyHint')}
          />
        }
      >
        {({ asked, shared }) => (
          <div className={sharedStyles.stack4}>
            {asked.length > 0 && <Requests asked={asked} />}
            {shared.length > 0 && <SharedCases shared={shared} />}
          </div>
        )}
      </PageState>
    </StackPage>
  )
}

/** The key is below `approvals`, so that commands on cases fetch it again. */
function useAccess() {
  const { accessRequests, caseAccess } = useClient()
  return useQuery({
    queryKey: ['approvals', 'access'],
    queryFn: async ({ signal }) => {
      const [asked, shared] = await Promise.all([
        accessRequests.pending({}, { signal }),
        caseAccess.sharedWithMe({}, { signal }),
      ])
      return { asked: asked.list, shared: shared.list }
    },
  })
}

function Requests({ asked }: Readonly<{ asked: readonly Asked[] }>) {
  const t = useT()
  return (
    <CellGroup title={t('approval-lists.access.asked')}>
      {asked.map((request) => (
        <AccessRequest key={`${request.kind} ${request.id} ${request.person.id}`} request={request} />
      ))}
    </CellGroup>
  )
}

function SharedCases({ shared }: Readonly<{ shared: readonly Shared[] }>) {
  const t = useT()
  const noteOf = useShareNote()
  return (
    <CellGroup title={t('approval-lists.access.shared')}>
      {shared.map((one) => (
        <Cell
          key={one.caseId}
          href={caseHref({ caseId: one.caseId })}
          title={one.title}
          note={noteOf(one)}
          value={<CaseStatus status={one.status} />}
        />
      ))}
    </CellGroup>
  )
}

/** Who shared a case, and until when. The end is the first moment after the last day. */
function useShareNote() {
  const t = useT()
  const { date } = useFormats()
  return ({ givenBy, until }: Shared): string => {
    const by = t('approvals.sharing.by', { name: givenBy.name })
    if (until === null) return by
    const day = date(new Date(Date.parse(until) - 1).toISOString())
    return `${by} · ${t('approvals.sharing.until', { day })}`
  }
}
