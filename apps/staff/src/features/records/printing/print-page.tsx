import { scanLink } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { type PrintedRecord, type PrintTemplate, paperSize, readTemplate, requestFor } from '@signet/print'
import { FitWidth, type PrintContext, PrintSheets, printPage, usePictures } from '@signet/print/react'
import { Button, Empty, PageState, Tabs } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useModel } from '../queries.ts'
import { readPrintSearch } from '../record-search.ts'
import styles from './print-page.module.css'

/** Prints records by one of the templates of their model. */
export function PrintPage() {
  const t = useT()
  const { modelId } = readPrintSearch(useSearch({ strict: false }))
  const templates = useTemplates(modelId)
  const [chosen, choose] = useState<string>()
  const template = templates.data?.find(({ templateId }) => templateId === chosen) ?? templates.data?.[0]
  if (template)
    return (
      <Printing
        key={template.templateId}
        template={template.template}
        head={<Templates templates={templates.data ?? []} value={template.templateId} onChange={choose} />}
      />
    )

  return (
    <StackPage title={t('printing.print')}>
      <PageState query={templates}>{() => null}</PageState>
    </StackPage>
  )
}

type TemplatesProps = Readonly<{
  templates: readonly OfferedTemplate[]
  value: string
  onChange: (templateId: string) => void
}>

function Templates({ templates, value, onChange }: TemplatesProps) {
  const t = useT()
  if (templates.length < 2) return null
  return (
    <Tabs
      look="pill"
      label={t('printing.templates')}
      tabs={templates.map(({ templateId, name }) => ({ key: templateId, label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}

type PrintingProps = Readonly<{ template: PrintTemplate; head: ReactNode }>

/** A preview that fits the screen, and the print button, enabled once everything is loaded. */
export function Printing({ template, head }: PrintingProps) {
  const t = useT()
  const { modelId } = readPrintSearch(useSearch({ strict: false }))
  const { hash } = useLocation()
  const wanted = useMemo(() => hash.split(',').filter((id) => id !== ''), [hash])
  const printed = usePrinted(modelId, wanted, template)
  const records = printed.data ?? none
  const pictures = usePictures(records, useDownload())
  const context = usePrintContext(modelId, pictures.urlOf)
  const isReady = records.length > 0 && pictures.isReady && context !== undefined

  return (
    <StackPage
      title={t('printing.print')}
      head={head}
      footer={
        records.length > 0 && (
          <Button
            tone="primary"
            isWide
            isBusy={!isReady}
            icon={<Printer aria-hidden="true" />}
            onClick={() => void printPage()}
          >
            {t('printing.start', { count: records.length })}
          </Button>
        )
      }
    >
      {pictures.lost > 0 && (
        <p className={styles.lost} role="status">
          {t('printing.lost', { count: pictures.lost })}
        </p>
      )}
      <PageState
        query={printed}
        isEmpty={(list) => list.length === 0}
        empty={<Empty title={t('printing.none')} hint={t('printing.noneHint')} />}
      >
        {(list) =>
          context && (
            <FitWidth width={paperSize(template.page).width}>
              <PrintSheets template={template} records={list} context={context} />
            </FitWidth>
          )
        }
      </PageState>
    </StackPage>
  )
}

const none: readonly PrintedRecord[] = []

/** Requests a one-time link to a file. */
function useDownload() {
  const { files } = useClient()
  return useCallback(async (fileId: string) => (await files.download({ type: 'annex', fileId })).url, [files])
}

function usePrintContext(modelId: string, urlOf: PrintContext['urlOf']): PrintContext | undefined {
  const { dateTime } = useFormats()
  const model = useModel(modelId)
  const user = useCurrentUser()
  const name = model.data?.name
  const person = user.data?.userInfo.userName
  const facts = useMemo(
    () =>
      name === undefined || person === undefined
        ? undefined
        : { $model: name, $printedBy: person, $printedAt: dateTime(new Date().toISOString()) },
    [name, person, dateTime],
  )
  return (
    facts && {
      facts,
      urlOf,
      addressOf: (id) => new URL(scanLink(modelId, id), location.origin).href,
    }
  )
}

export type OfferedTemplate = Readonly<{ templateId: string; name: string; template: PrintTemplate }>

/** The print templates of a model; the last one prints all fields. */
export function useTemplates(modelId: string) {
  const { printTemplates } = useClient()
  return useQuery({
    queryKey: ['records', modelId, 'print-templates'],
    queryFn: async ({ signal }): Promise<readonly OfferedTemplate[]> => {
      const { list } = await printTemplates.offered({ modelId }, { signal })
      return list.map(({ definition, ...rest }) => ({ ...rest, template: readTemplate(definition) }))
    },
  })
}

export function usePrinted(modelId: string, ids: readonly string[], template: PrintTemplate) {
  const { records } = useClient()
  const request = requestFor(template)
  return useQuery({
    queryKey: ['records', modelId, 'print', ids, request],
    queryFn: async ({ signal }) =>
      (await records.print({ modelId, ids: [...ids], ...request }, { signal })).list,
  })
}
