import { type ImportFormat, type SheetImport, type SheetImportState, saveSheet } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download, FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import styles from './importing.module.css'

const formats: readonly ImportFormat[] = ['xlsx', 'csv']

type ChooseStepProps = Readonly<{ own: SheetImport; state: SheetImportState }>

/** A template to begin with, and the file; it can be dropped, too. */
export function ChooseStep({ own, state }: ChooseStepProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const template = useMutation({ mutationFn: own.template, onSuccess: saveSheet })
  const isSending = state.step === 'sending'
  const take = (file: File | undefined) => {
    if (file) void own.begin(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }

  return (
    <>
      <p className={styles.hint}>{t('sheets.choose.hint')}</p>
      <div className={styles.row}>
        {formats.map((format) => (
          <Button
            key={format}
            icon={<Download size={16} aria-hidden />}
            loading={template.isPending && template.variables === format}
            onClick={() => template.mutate(format)}
          >
            {t('sheets.template', { format })}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first */}
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <FileSpreadsheet size={32} aria-hidden className={styles.weak} />
        <Button type="primary" loading={isSending} onClick={() => field.current?.click()}>
          {t('sheets.choose.file')}
        </Button>
        <input
          ref={field}
          hidden
          type="file"
          accept=".xlsx,.csv"
          aria-label={t('sheets.choose.file')}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
        <p role="status" className={styles.weak}>
          {isSending ? t('sheets.sending', { name: state.fileName }) : t('sheets.choose.formats')}
        </p>
      </div>
    </>
  )
}
