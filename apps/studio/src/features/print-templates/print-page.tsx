import { useT } from '@signet/i18n/react'
import { type PrintedRecord, type PrintTemplate, paperSize } from '@signet/print'
import { FitWidth, PrintSheets, printPage, usePictures } from '@signet/print/react'
import { Empty, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from '@tanstack/react-router'
import { Button, Select, Skeleton } from 'antd'
import { ArrowLeft, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useClient } from '../../shell/desk.ts'
import styles from './print-page.module.css'
import { offeredQuery, printedQuery, templatesQuery, useDownload } from './queries.ts'
import { usePrintAround } from './use-print-around.ts'

/** Records as they go on paper, by one of the templates of their model. */
export function PrintPage() {
  const t = useT()
  const client = useClient()
  const { formId } = useParams({ from: '/signed-in/prints/$formId/records' })
  const { hash } = useLocation()
  const offered = useQuery(offeredQuery(client, formId))
  const { data: all } = useQuery(templatesQuery(client, formId))
  const [chosen, choose] = useState<string>()
  const wanted = useMemo(() => hash.split(',').filter((id) => id !== ''), [hash])
  const template = offered.data?.find(({ templateId }) => templateId === chosen) ?? offered.data?.[0]

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link
          to="/lists/$formId"
          params={{ formId }}
          search={{ part: 'records' }}
          className={styles.back}
          aria-label={t('print-templates.backToRecords')}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <h1 className={styles.title}>{t('print-templates.printing', { name: all?.name ?? '' })}</h1>
        {offered.data && template && (
          <Select
            aria-label={t('print-templates.template')}
            className={styles.templates ?? ''}
            value={template.templateId}
            options={offered.data.map(({ templateId, name }) => ({ value: templateId, label: name }))}
            onChange={choose}
          />
        )}
        <span className={styles.gap} />
      </header>
      {offered.error && !offered.data && wanted.length > 0 && (
        <Failure error={offered.error} onRetry={offered.refetch} />
      )}
      {!offered.data && !offered.error && wanted.length > 0 && <Skeleton active />}
      {wanted.length === 0 && <Empty title={t('print-templates.nothing')} />}
      {template && wanted.length > 0 && (
        <Sheets modelId={formId} name={all?.name ?? ''} ids={wanted} template={template.template} />
      )}
    </div>
  )
}

type SheetsProps = Readonly<{
  modelId: string
  name: string
  ids: readonly string[]
  template: PrintTemplate
}>

/** The sheets of records, and the button that sends them to the printer once every picture is there. */
function Sheets({ modelId, name, ids, template }: SheetsProps) {
  const t = useT()
  const { data, error, refetch } = useQuery(printedQuery(useClient(), { modelId, ids, template }))
  const records = data ?? none
  const { isReady, lost, urlOf } = usePictures(records, useDownload())
  const around = usePrintAround({ modelId, name, urlOf })
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active paragraph={{ rows: 12 }} />
  if (data.length === 0) return <Empty title={t('print-templates.nothing')} />

  return (
    <section className={styles.sheets} aria-label={t('print-templates.sheets')}>
      <div className={styles.deeds}>
        <Button
          type="primary"
          icon={<Printer size={16} aria-hidden />}
          loading={!isReady}
          onClick={() => void printPage()}
        >
          {t('print-templates.print', { count: data.length })}
        </Button>
        {lost > 0 && (
          <span className={styles.lost} role="status">
            {t('print-templates.lost', { count: lost })}
          </span>
        )}
      </div>
      <div className={styles.desk}>
        <FitWidth width={paperSize(template.page).width}>
          <PrintSheets template={template} records={data} around={around} />
        </FitWidth>
      </div>
    </section>
  )
}

const none: readonly PrintedRecord[] = []
