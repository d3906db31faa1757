import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, PageState, Skeleton } from '@signet/ui'
import { PanelRight } from 'lucide-react'
import { Suspense } from 'react'
import { casePartsHref } from '../../../kit/links/case-href.ts'
import { lazyPart } from '../../../kit/pages/lazy-part.ts'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import type { OpenedCase } from '../queries.ts'
import { useSide } from './use-side.ts'

const SideParts = lazyPart(async () => (await import('./side-parts.tsx')).SideParts)

type CaseSideProps = Readonly<{ view: Pick<OpenedCase, 'caseId' | 'task' | 'hasSide'> }>

/** The side information of a case; a link to it on a phone. Empty when the step shows none. */
export function CaseSide({ view: { caseId, task, hasSide } }: CaseSideProps) {
  const t = useT()
  const isWide = useIsWide()
  if (!hasSide) return null
  if (isWide) return <SidePanel caseId={caseId} taskId={task?.id} />

  return (
    <CellGroup label={t('approvals.side.title')}>
      <Cell
        icon={<PanelRight aria-hidden="true" />}
        title={t('approvals.side.title')}
        note={t('approvals.side.hint')}
        href={casePartsHref.side(caseId, task?.id)}
      />
    </CellGroup>
  )
}

function SidePanel({ caseId, taskId }: Readonly<{ caseId: string; taskId: string | undefined }>) {
  const t = useT()
  const query = useSide(caseId, taskId)
  return (
    <section aria-label={t('approvals.side.title')}>
      <PageState query={query} skeletonRows={2}>
        {(side) => (
          <Suspense fallback={<Skeleton rows={2} />}>
            <SideParts title={t('approvals.side.title')} side={side} />
          </Suspense>
        )}
      </PageState>
    </section>
  )
}
