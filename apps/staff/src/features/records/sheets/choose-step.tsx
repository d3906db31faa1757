import { type ImportFormat, type SheetImport, type SheetImportState, saveSheet } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Card, Cell, CellGroup } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import styles from './sheets.module.css'

const formats: readonly ImportFormat[] = ['xlsx', 'csv']

/** A template to begin with; the file is chosen below. */
export function ChooseStep({ own, state }: Readonly<{ own: SheetImport; state: SheetImportState }>) {
  const t = useT()
  const template = useMutation({ mutationFn: own.template, onSuccess: saveSheet })
  return (
    <>
      <Card>
        <p className={styles.hint}>{t('sheets.choose.hint')}</p>
        <p className={styles.hint} role="status">
          {state.step === 'sending'
            ? t('sheets.sending', { name: state.fileName })
            : t('sheets.choose.formats')}
        </p>
      </Card>
      <CellGroup label={t('sheets.templates')}>
        {formats.map((format) => (
          <Cell
            key={format}
            icon={<Download />}
            title={t('sheets.template', { format })}
            onPress={() => template.mutate(format)}
          />
        ))}
      </CellGroup>
    </>
  )
}
