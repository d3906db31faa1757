import { type ImportPreview, type SheetImport, stepOf, unchangedOf } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Card, Cell, CellGroup, Status } from '@signet/ui'
import { ErrorsButton } from './errors-button.tsx'
import styles from './sheets.module.css'

type EndedStepProps = Readonly<{ own: SheetImport; preview: ImportPreview }>

export function EndedStep({ own, preview }: EndedStepProps) {
  const t = useT()
  const isDone = stepOf(preview) === 'done'
  return (
    <>
      <Card title={preview.fileName}>
        <div role="status">
          <Status kind={isDone ? 'passed' : 'failed'}>{t(isDone ? 'sheets.done' : 'sheets.failed')}</Status>
        </div>
        {!isDone && <p className={styles.hint}>{preview.failure || t('sheets.given')}</p>}
      </Card>
      {isDone && (
        <CellGroup label={t('sheets.done')}>
          <Cell title={t('sheets.done.added')} value={preview.added} />
          <Cell title={t('sheets.done.changed')} value={preview.changed} />
          <Cell title={t('sheets.done.unchanged')} value={unchangedOf(preview)} />
          <Cell title={t('sheets.done.bad')} value={preview.bad} />
        </CellGroup>
      )}
      {isDone && preview.bad > 0 && <ErrorsButton own={own} />}
    </>
  )
}
