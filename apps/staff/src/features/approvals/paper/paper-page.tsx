import { useT } from '@signet/i18n/react'
import { Button, PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useClient } from '../../../kit/context/app-context.ts'
import { FilePreview } from '../../../kit/files/file-preview.tsx'
import { useCommand } from '../../../kit/forms/use-command.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { readCaseConfig } from '../case-config.ts'

/** A case as a PDF with what this person may see: shown where the browser can, to save or print. */
export function PaperPage() {
  const { config } = useSearch({ from: '/member/pages/workFlow/flowBefore/print' })
  const subject = readCaseConfig(config)
  return subject?.kind === 'case' ? <Paper caseId={subject.caseId} /> : <BrokenLink />
}

function Paper({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { evidence } = useClient()
  const query = useQuery({
    queryKey: ['case-pages', caseId],
    queryFn: () => evidence.printCase({ caseId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const link = useCommand(evidence.printCase, { isShown: false })
  const save = () => link.perform({ caseId }, ({ url }) => location.assign(url))

  return (
    <StackPage
      title={t('approvals.print.title')}
      footer={
        query.data && (
          <Button
            tone="primary"
            isWide
            icon={<Download aria-hidden="true" />}
            isBusy={link.isPending}
            onClick={save}
          >
            {t('approvals.print.save')}
          </Button>
        )
      }
    >
      <PageState query={query} skeletonRows={1}>
        {({ name }) => (
          <FilePreview
            file={{ id: `pages of ${caseId}`, name, type: 'application/pdf', size: 0 }}
            askLink={() => evidence.printCase({ caseId })}
          />
        )}
      </PageState>
    </StackPage>
  )
}
