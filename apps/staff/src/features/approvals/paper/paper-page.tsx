import { serverOrigin } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { readTemplate } from '@signet/print'
import { Button } from '@signet/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCommand } from '../../../kit/forms/use-command.ts'
import { caseHref } from '../../../kit/links/case-href.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { PrintPreview, TemplateTabs } from '../../../kit/printing/print-preview.tsx'
import { readCaseConfig } from '../case-config.ts'
import { SealButtons } from './seal-buttons.tsx'

/** A case on paper with what this person may see, by a template of its form or the built-in sheet. */
export function PaperPage() {
  const { config } = useSearch({ from: '/member/pages/workFlow/flowBefore/print' })
  const subject = readCaseConfig(config)
  return subject?.kind === 'case' ? <Paper caseId={subject.caseId} /> : <BrokenLink />
}

function Paper({ caseId }: Readonly<{ caseId: string }>) {
  const [chosen, choose] = useState<string>()
  const query = useCaseSheet(caseId, chosen)
  const { templates = [], templateId = '' } = query.data ?? {}
  return (
    <PrintPreview
      query={query}
      head={<TemplateTabs templates={templates} value={templateId} onChange={choose} />}
      more={
        <>
          <SealButtons caseId={caseId} />
          <SaveButton caseId={caseId} />
        </>
      }
    />
  )
}

/** Always fetched anew: opinions may have been added since. */
function useCaseSheet(caseId: string, templateId: string | undefined) {
  const { evidence } = useClient()
  return useQuery({
    queryKey: ['case-sheet', caseId, templateId],
    queryFn: async ({ signal }) => {
      const chosen = templateId !== undefined && { templateId }
      const { definition, record, ...sheet } = await evidence.openCaseSheet({ caseId, ...chosen }, { signal })
      return {
        ...sheet,
        template: readTemplate(definition),
        records: [record],
        addressOf: () => new URL(caseHref({ caseId }), serverOrigin()).href,
      }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}

/** Downloads the case as a PDF, by the template that its flow archives with. */
function SaveButton({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  const { evidence } = useClient()
  const link = useCommand(evidence.printCase, { isShown: false })
  return (
    <Button
      isWide
      icon={<Download aria-hidden="true" />}
      isBusy={link.isPending}
      onClick={() => link.perform({ caseId }, ({ url }) => location.assign(url))}
    >
      {t('approvals.print.save')}
    </Button>
  )
}
