import { useT } from '@signet/i18n/react'
import { type PrintedRecord, type PrintTemplate, paperSize } from '@signet/print'
import { FitWidth, PrintSheets, printPage, usePictures } from '@signet/print/react'
import { Empty, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { Printer } from 'lucide-react'
import { useClient } from '../../shell/desk.ts'
import styles from './print-page.module.css'
import { printedQuery, useDownload } from './queries.ts'
import { usePrintAround } from './use-print-around.ts'

type SheetsProps = Readonly<{
  modelId: string
  name: string
  ids: readonly string[]
  template: PrintTemplate
}>

/** The sheets of records, and the button that sends them to the printer once every picture is there. */
export function Sheets({ modelId, name, ids, template }: SheetsProps) {
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
