import { scanLink } from '@signet/client'
import { useFormats, useLanguage } from '@signet/i18n/react'
import { paperSize } from '@signet/print'
import { FitWidth, type PrintContext, PrintSheets, usePictures } from '@signet/print/react'
import { sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { currentUserQuery } from '../../../kit/context/name-queries.ts'
import { useDownload } from '../queries.ts'
import styles from './block-canvas.module.css'
import { BlockFrame } from './block-frame.tsx'
import { useTemplateDesigner } from './template-context.ts'
import { useSamples } from './use-samples.ts'

/** The paper with a real record, or an invented one if there are none. */
export function BlockCanvas() {
  const { t } = useLanguage()
  const { formId, formName, template, dispatch } = useTemplateDesigner()
  const [at, setAt] = useState(0)
  const { records, count } = useSamples(at)
  const { urlOf } = usePictures(records, useDownload())
  const formulaContext = usePrintContext({ modelId: formId, name: formName, urlOf })
  const { width, height } = paperSize(template.page)

  return (
    <main className={styles.canvas}>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.page}
          onClick={() => dispatch({ type: 'select', id: undefined })}
        >
          {t('print-templates.pageSize', { width, height })}
        </button>
        <span className={sharedStyles.fill} />
        {count === 0 ? (
          <span>{t('print-templates.invented')}</span>
        ) : (
          <SampleButtons at={at} count={count} onMove={setAt} />
        )}
      </div>
      <div className={styles.desk}>
        <FitWidth width={width} most={template.page.labels ? 2.5 : 1}>
          <PrintSheets
            template={template}
            records={records}
            context={formulaContext}
            frame={(block, drawn) => <BlockFrame key={block.id} block={block} drawn={drawn} />}
          />
        </FitWidth>
      </div>
    </main>
  )
}

type SampleButtonsProps = Readonly<{ at: number; count: number; onMove: (at: number) => void }>

/** Steps through the records that fill the template. */
function SampleButtons({ at, count, onMove }: SampleButtonsProps) {
  const { t } = useLanguage()
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<ChevronLeft size={16} aria-hidden />}
        aria-label={t('print-templates.recordBefore')}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <span role="status">{t('print-templates.record', { at: at + 1, count })}</span>
      <Button
        size="small"
        type="text"
        icon={<ChevronRight size={16} aria-hidden />}
        aria-label={t('print-templates.recordBehind')}
        disabled={at >= count - 1}
        onClick={() => onMove(at + 1)}
      />
    </>
  )
}

type PrintOptions = Readonly<{ modelId: string; name: string; urlOf: PrintContext['urlOf'] }>

/** The context of a print: person, time and addresses of records in the staff client. */
function usePrintContext({ modelId, name, urlOf }: PrintOptions): PrintContext {
  const { dateTime } = useFormats()
  const { data } = useQuery(currentUserQuery(useApp()))
  const person = data?.userInfo.userName ?? ''
  const facts = useMemo(
    () => ({ $model: name, $printedBy: person, $printedAt: dateTime(new Date().toISOString()), $proof: '' }),
    [name, person, dateTime],
  )
  return {
    facts,
    urlOf,
    addressOf: (id) => new URL(scanLink(modelId, id), location.origin).href,
  }
}
