import { type ImportPreview, type SheetImport, stepOf, unchangedOf } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Button } from 'antd'
import { ErrorsButton } from './errors-button.tsx'
import styles from './importing.module.css'

type EndedStepProps = Readonly<{ own: SheetImport; preview: ImportPreview; onClose: () => void }>

/** What became of it. */
export function EndedStep({ own, preview, onClose }: EndedStepProps) {
  const t = useT()
  const isDone = stepOf(preview) === 'done'
  return (
    <>
      <p role="status" className={styles.row}>
        <Status kind={isDone ? 'passed' : 'failed'}>{t(isDone ? 'sheets.done' : 'sheets.failed')}</Status>
        <strong className={styles.name}>{preview.fileName}</strong>
      </p>
      {isDone ? <Counts preview={preview} /> : <p>{preview.failure || t('sheets.given')}</p>}
      {isDone && preview.bad > 0 && (
        <div className={styles.row}>
          <ErrorsButton own={own} />
        </div>
      )}
      <footer className={styles.foot}>
        <Button onClick={own.startAgain}>{t('sheets.again')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('studio.close')}
        </Button>
      </footer>
    </>
  )
}

function Counts({ preview }: Readonly<{ preview: ImportPreview }>) {
  const t = useT()
  const counts = [
    [t('sheets.done.added'), preview.added],
    [t('sheets.done.changed'), preview.changed],
    [t('sheets.done.unchanged'), unchangedOf(preview)],
    [t('sheets.done.bad'), preview.bad],
  ] as const
  return (
    <dl className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
