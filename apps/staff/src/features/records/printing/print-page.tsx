import { scanLink, serverOrigin } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { type PrintFacts, type PrintTemplate, readTemplate, requestFor } from '@signet/print'
import { PageState } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { type Printout, PrintPreview, TemplateTabs } from '../../../kit/printing/print-preview.tsx'
import { useModel } from '../queries.ts'
import { readPrintSearch } from '../record-search.ts'

/** Prints records by one of the templates of their model. */
export function PrintPage() {
  const t = useT()
  const { modelId } = readPrintSearch(useSearch({ strict: false }))
  const templates = useTemplates(modelId)
  const facts = usePrintFacts(modelId)
  const [chosen, choose] = useState<string>()
  const template = templates.data?.find(({ templateId }) => templateId === chosen) ?? templates.data?.[0]
  if (template && facts)
    return (
      <Printing
        key={template.templateId}
        template={template.template}
        facts={facts}
        head={<TemplateTabs templates={templates.data ?? []} value={template.templateId} onChange={choose} />}
      />
    )

  return (
    <StackPage title={t('printing.print')}>
      <PageState query={templates}>{() => null}</PageState>
    </StackPage>
  )
}

type PrintingProps = Readonly<{ template: PrintTemplate; facts: PrintFacts; head: ReactNode }>

/** Records by a template; their ids are in the fragment of the address. */
function Printing({ template, facts, head }: PrintingProps) {
  const { modelId } = readPrintSearch(useSearch({ strict: false }))
  const { hash } = useLocation()
  const wanted = useMemo(() => hash.split(',').filter((id) => id !== ''), [hash])
  return <PrintPreview query={usePrinted(modelId, wanted, { template, facts })} head={head} />
}

function usePrintFacts(modelId: string): PrintFacts | undefined {
  const { dateTime } = useFormats()
  const model = useModel(modelId)
  const user = useCurrentUser()
  const name = model.data?.name
  const person = user.data?.userInfo.userName
  return useMemo(
    () =>
      name === undefined || person === undefined
        ? undefined
        : { $model: name, $printedBy: person, $printedAt: dateTime(new Date().toISOString()), $proof: '' },
    [name, person, dateTime],
  )
}

type OfferedTemplate = Readonly<{ templateId: string; name: string; template: PrintTemplate }>

/** The print templates of a model; the last one prints all fields. */
function useTemplates(modelId: string) {
  const { printTemplates } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'print-templates'],
    queryFn: async ({ signal }): Promise<readonly OfferedTemplate[]> => {
      const { list } = await printTemplates.offered({ modelId }, { signal })
      return list.map(({ definition, ...rest }) => ({ ...rest, template: readTemplate(definition) }))
    },
  })
}

type Sheet = Pick<Printout, 'template' | 'facts'>

function usePrinted(modelId: string, ids: readonly string[], sheet: Sheet) {
  const { records } = useClient()
  const request = requestFor(sheet.template)
  return useQuery({
    queryKey: ['records', modelId, 'print', ids, request],
    queryFn: ({ signal }) => records.print({ modelId, ids: [...ids], ...request }, { signal }),
    select: ({ list }): Printout => ({
      ...sheet,
      records: list,
      addressOf: (id) => new URL(scanLink(modelId, id), serverOrigin()).href,
    }),
  })
}
