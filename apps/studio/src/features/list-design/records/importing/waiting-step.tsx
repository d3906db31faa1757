import { goodOf, type ImportPreview, type SheetImport, stepOf, takenOf } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Button, Popconfirm, Progress } from 'antd'
import styles from './importing.module.css'

type WaitingStepProps = Readonly<{ own: SheetImport; preview: ImportPreview }>

/** The server reads or takes over; whoever leaves does not stop it. */
export function WaitingStep({ own, preview }: WaitingStepProps) {
  const t = useT()
  const isTaking = stepOf(preview) === 'taking'
  const count = goodOf(preview)
  const done = takenOf(preview)
  return (
    <>
      <p role="status">
        {isTaking
          ? t('sheets.taking', { done, count })
          : t('sheets.reading', { name: preview.fileName, count: preview.read })}
      </p>
      {isTaking && (
        <Progress
          percent={Math.round((100 * done) / Math.max(1, count))}
          aria-label={t('sheets.step.take')}
        />
      )}
      {isTaking && <p className={styles.hint}>{t('sheets.taking.leave')}</p>}
      <footer className={styles.foot}>
        <Popconfirm
          title={t('sheets.giveUp.ask')}
          okText={t('sheets.giveUp')}
          onConfirm={() => void own.giveUp()}
        >
          <Button danger>{t('sheets.giveUp')}</Button>
        </Popconfirm>
      </footer>
    </>
  )
}
