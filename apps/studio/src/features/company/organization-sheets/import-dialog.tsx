import { useT } from '@signet/i18n/react'
import { sharedStyles, useFeedback } from '@signet/ui'
import { Button, Table } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useFormEnvironment } from '../../../kit/context/use-form-environment.ts'
import { FormDialog } from '../../../kit/dialogs/form-dialog.tsx'
import { FileInput } from '../../../kit/fields/file-input.tsx'
import styles from './organization-sheets.module.css'
import { type ImportAnswer, type ImportKind, useImport, usePreview } from './queries.ts'

type ImportDialogProps = Readonly<{ kind: ImportKind; onTemplate: () => void; onClose: () => void }>

/** Uploads a sheet, names its wrong cells, and imports the right rows. */
export function ImportDialog({ kind, onTemplate, onClose }: ImportDialogProps) {
  const t = useT()
  const feedback = useFeedback()
  const upload = useUpload()
  const [fileId, setFile] = useState('')
  const [failure, setFailure] = useState<Error | null>(null)
  const preview = usePreview(kind)
  const take = useImport(kind)
  const check = async (file: File) => {
    preview.reset()
    setFailure(null)
    try {
      const id = await upload(file)
      setFile(id)
      preview.mutate(id)
    } catch (error) {
      setFailure(error instanceof Error ? error : null)
    }
  }
  const done = ({ added, changed }: ImportAnswer) => {
    feedback.success(t('organization-sheets.done', { added, changed }))
    onClose()
  }

  return (
    <FormDialog
      title={t(`organization-sheets.import.${kind}`)}
      confirm={t('organization-sheets.take')}
      isPending={take.isPending}
      missing={missingIn(t, preview)}
      error={failure ?? preview.error ?? take.error}
      width={720}
      onSubmit={() => take.mutate(fileId, { onSuccess: done })}
      onClose={onClose}
    >
      <div className={styles.intro}>
        <p className={sharedStyles.weak}>{t(`organization-sheets.hint.${kind}`)}</p>
        <Button icon={<FileSpreadsheet size={16} aria-hidden />} onClick={onTemplate}>
          {t('organization-sheets.template')}
        </Button>
      </div>
      <FileInput
        label={t('organization-sheets.file')}
        accept=".xlsx,.csv"
        onFile={(file) => void check(file)}
      />
      {preview.data && <Preview answer={preview.data} />}
    </FormDialog>
  )
}

type Previewing = Readonly<{ data: ImportAnswer | undefined; isPending: boolean }>

/** Why nothing can be imported yet. */
function missingIn(t: ReturnType<typeof useT>, { data, isPending }: Previewing): string | undefined {
  if (isPending) return t('organization-sheets.checking')
  if (!data) return t('organization-sheets.missing')
  return data.added + data.changed === 0 ? t('organization-sheets.nothing') : undefined
}

/** Uploads a file and resolves with its id once the server has checked it. */
function useUpload() {
  const { files } = useFormEnvironment()
  return (file: File) => {
    const { progress } = files.upload(file)
    return new Promise<string>((resolve, reject) => {
      progress.subscribe(({ state, fileId = '', reason }) => {
        if (state === 'uploaded') resolve(fileId)
        if (state === 'failed') reject(new Error(reason))
      })
    })
  }
}

function Preview({ answer }: Readonly<{ answer: ImportAnswer }>) {
  const t = useT()
  const { rows, added, changed, unchanged, wrong, postsAdded, wrongCells, wrongCellCount } = answer
  return (
    <section className={styles.preview} aria-label={t('organization-sheets.preview')} aria-live="polite">
      <p>{t('organization-sheets.sum', { rows, added, changed, unchanged })}</p>
      {postsAdded > 0 && <p>{t('organization-sheets.postsAdded', { count: postsAdded })}</p>}
      {wrong > 0 && (
        <>
          <p className={sharedStyles.problem}>{t('organization-sheets.wrong', { count: wrong })}</p>
          <Table
            rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
            size="small"
            pagination={wrongCells.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
            dataSource={wrongCells}
            columns={[
              { title: t('organization-sheets.row'), dataIndex: 'row', align: 'right' },
              { title: t('organization-sheets.column'), dataIndex: 'column' },
              { title: t('organization-sheets.value'), dataIndex: 'value' },
              { title: t('organization-sheets.reason'), dataIndex: 'reason' },
            ]}
          />
          {wrongCellCount > wrongCells.length && (
            <p className={sharedStyles.weak}>
              {t('organization-sheets.more', { count: wrongCellCount - wrongCells.length })}
            </p>
          )}
        </>
      )}
    </section>
  )
}
