import { useT } from '@signet/i18n/react'
import { type PrintedRecord, type PrintTemplate, paperSize } from '@signet/print'
import { FitWidth, type PrintContext, PrintSheets, printPage, usePictures } from '@signet/print/react'
import { Button, Empty, PageState, Tabs } from '@signet/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useClient } from '../context/app-context.ts'
import { StackPage } from '../pages/stack-page.tsx'
import styles from './print-preview.module.css'

/** What is printed: records by a template, with the facts of the print and the address of each record. */
export type Printout = Readonly<{
  template: PrintTemplate
  records: readonly PrintedRecord[]
  facts: PrintContext['facts']
  addressOf: PrintContext['addressOf']
}>

type PrintPreviewProps = Readonly<{
  query: UseQueryResult<Printout>
  head?: ReactNode
  /** Further buttons beside that to print. */
  more?: ReactNode
}>

/** A preview that fits the screen, and the print button, enabled once every picture is loaded. */
export function PrintPreview({ query, head, more }: PrintPreviewProps) {
  const t = useT()
  const records = query.data?.records ?? none
  const pictures = usePictures(records, useDownload())

  return (
    <StackPage
      title={t('printing.print')}
      head={head}
      footer={
        records.length > 0 && (
          <div className={styles.buttons}>
            {more}
            <Button
              tone="primary"
              isWide
              isBusy={!pictures.isReady}
              icon={<Printer aria-hidden="true" />}
              onClick={() => void printPage()}
            >
              {t('printing.start', { count: records.length })}
            </Button>
          </div>
        )
      }
    >
      {pictures.lost > 0 && (
        <p className={styles.lost} role="status">
          {t('printing.lost', { count: pictures.lost })}
        </p>
      )}
      <PageState
        query={query}
        skeletonRows={1}
        isEmpty={(printout) => printout.records.length === 0}
        empty={<Empty title={t('printing.none')} hint={t('printing.noneHint')} />}
      >
        {({ template, facts, addressOf }) => (
          <FitWidth width={paperSize(template.page).width}>
            <PrintSheets
              template={template}
              records={records}
              context={{ facts, addressOf, urlOf: pictures.urlOf }}
            />
          </FitWidth>
        )}
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

type TemplateTabsProps = Readonly<{
  templates: readonly Readonly<{ templateId: string; name: string }>[]
  value: string
  onChange: (templateId: string) => void
}>

/** The choice between templates; nothing where there is one. */
export function TemplateTabs({ templates, value, onChange }: TemplateTabsProps) {
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
