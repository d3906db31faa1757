import { type FormPlan, type Locale, rightsElsewhere, sheetLines } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { useLanguage } from '@signet/i18n/react'
import { PrintedRecord, paperSize } from '@signet/print'
import { FitWidth, PrintSheets, usePictures } from '@signet/print/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { printedQuery, sampleIdsQuery, useDownload } from '../queries.ts'
import { usePrintAround } from '../use-print-around.ts'
import styles from './block-canvas.module.css'
import { BlockFrame } from './block-frame.tsx'
import { useTemplateDesigner } from './template-context.ts'

/** The paper with a real record, or an invented one where there is none. */
export function BlockCanvas() {
  const { t } = useLanguage()
  const { formId, formName, template, tell } = useTemplateDesigner()
  const [at, setAt] = useState(0)
  const { records, count } = useSamples(at)
  const { urlOf } = usePictures(records, useDownload())
  const around = usePrintAround({ modelId: formId, name: formName, urlOf })
  const { width, height } = paperSize(template.page)

  return (
    <main className={styles.canvas}>
      <div className={styles.bar}>
        <button type="button" className={styles.page} onClick={() => tell({ deed: 'select', id: undefined })}>
          {t('print-templates.pageSize', { width, height })}
        </button>
        <span className={styles.gap} />
        {count === 0 ? (
          <span>{t('print-templates.invented')}</span>
        ) : (
          <>
            <Button
              size="small"
              type="text"
              icon={<ChevronLeft size={16} aria-hidden />}
              aria-label={t('print-templates.recordBefore')}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            <span role="status">{t('print-templates.record', { at: at + 1, count })}</span>
            <Button
              size="small"
              type="text"
              icon={<ChevronRight size={16} aria-hidden />}
              aria-label={t('print-templates.recordBehind')}
              disabled={at >= count - 1}
              onClick={() => setAt(at + 1)}
            />
          </>
        )}
      </div>
      <div className={styles.desk}>
        <FitWidth width={width} most={template.page.labels ? 2.5 : 1}>
          <PrintSheets
            template={template}
            records={records}
            around={around}
            frame={(block, drawn) => <BlockFrame key={block.id} block={block} drawn={drawn} />}
          />
        </FitWidth>
      </div>
    </main>
  )
}

/** One record, or a sheet full of labels, fetched with a short delay after typing. */
function useSamples(at: number) {
  const { formId: modelId, plan, template } = useTemplateDesigner()
  const { locale, t } = useLanguage()
  const client = useClient()
  const settled = useDeferredValue(template)
  const { data: all = none } = useQuery(sampleIdsQuery(client, modelId))
  const ids = settled.page.labels ? all.slice(at) : all.slice(at, at + 1)
  const { data } = useQuery({
    ...printedQuery(client, { modelId, ids, template: settled }),
    enabled: ids.length > 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const invented = useMemo(() => [sampleRecord(plan, { locale, t })], [plan, locale, t])
  const records = data && data.length > 0 ? data : invented
  return { records, count: data && data.length > 0 ? all.length : 0 }
}

const none: readonly string[] = []

const inventedRows = 3

type ReaderOptions = Readonly<{ locale: Locale; t: Translate }>

/** An invented record: every field shows its own label. */
function sampleRecord(plan: FormPlan, { locale, t }: ReaderOptions): PrintedRecord {
  const lines = sheetLines(plan, {}, { reader: { locale }, rights: rightsElsewhere(), withEmpty: true })
  return PrintedRecord.parse({
    id: 'sample',
    timeline: [sampleStep(t)],
    lines: lines.map(({ columns, ...line }) => ({
      ...line,
      text: line.isHeading ? '' : `[${line.label}]`,
      ...(columns && {
        columns,
        rows: Array.from({ length: inventedRows }, () =>
          columns.map(({ path, label }) => ({ path, label, text: `[${label}]` })),
        ),
      }),
    })),
  })
}

function sampleStep(t: Translate): PrintedRecord['timeline'][number] {
  const at = t('print-templates.sample.time')
  return {
    name: t('print-templates.sample.step'),
    at,
    people: [
      {
        name: t('print-templates.sample.person'),
        outcome: t('print-templates.sample.decision'),
        opinion: t('print-templates.sample.opinion'),
        at,
        signature: '',
      },
    ],
  }
}
