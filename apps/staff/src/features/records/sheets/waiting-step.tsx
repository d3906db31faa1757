import { goodOf, type ImportPreview, stepOf, takenOf } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Card } from '@signet/ui'
import styles from './sheets.module.css'

/** The server reads or takes over; whoever leaves does not stop it. */
export function WaitingStep({ preview }: Readonly<{ preview: ImportPreview }>) {
  const t = useT()
  const isTaking = stepOf(preview) === 'taking'
  const count = goodOf(preview)
  const done = takenOf(preview)
  return (
    <Card title={preview.fileName}>
      <p role="status" className={styles.hint}>
        {isTaking
          ? t('sheets.taking', { done, count })
          : t('sheets.reading', { name: preview.fileName, count: preview.read })}
      </p>
      <progress
        className={styles.progress}
        aria-label={t('sheets.step.take')}
        {...(isTaking && { value: done, max: Math.max(1, count) })}
      />
      {isTaking && <p className={styles.hint}>{t('sheets.taking.leave')}</p>}
    </Card>
  )
}
