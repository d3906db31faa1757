import { useT } from '@signet/i18n/react'
import { sharedStyles, useFeedback } from '@signet/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useFormEnvironment } from '../context/use-form-environment.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FileInput } from '../fields/file-input.tsx'
import styles from './sheet-import.module.css'

/** What an import does: rows by what happens to them, and the first of the wrong cells. */
type ImportAnswer = Readonly<{
  rows: number
  added: number
  changed: number
  unchanged: number
  wrong: number
  postsAdded?: number
  wrongCells: readonly Readonly<{ row: number; column: string; value: string; reason: string }>[]
  wrongCellCount: number
}>

type ImportDialogProps = Readonly<{
  title: string
  /** How rows are recognised and what cells hold. */
  hint: string
  /** Check and import an uploaded file by its id. */
  preview: UseMutationResult<ImportAnswer, Error, string>
  take: UseMutationResult<ImportAnswer, Error, string>
  onTemplate: () => void
  onClose: () => void
}>

/** Uploads a sheet, names its wrong cells, and imports the right rows. */
export function ImportDialog({ title, hint, preview, take, onTemplate, onClose }: ImportDialogProps) {
  const t = useT()
  const feedback = useFeedback()
  const upload = useUpload()
  const [fileId, setFile] = useState('')
  const [failure, setFailure] = useState<Error | null>(null)
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
    feedback.success(t('sheet-import.done', { added, changed }))
    onClose()
  }

  return (
    <FormDialog
      title={title}
      confirm={t('sheet-import.take')}
      isPending={take.isPending}
      missing={missingIn(t, preview)}
      error={failure ?? preview.error ?? take.error}
      width={720}
      onSubmit={() => take.mutate(fileId, { onSuccess: done })}
      onClose={onClose}
    >
      <div className={styles.intro}>
        <p className={sharedStyles.weak}>{hint}</p>
        <Button icon={<FileSpreadsheet size={16} aria-hidden />} onClick={onTemplate}>
          {t('sheet-import.template')}
        </Button>
      </div>
      <FileInput label={t('sheet-import.file')} accept=".xlsx,.csv" onFile={(file) => void check(file)} />
      {preview.data && <Preview answer={preview.data} />}
    </FormDialog>
  )
}

type Previewing = Readonly<{ data: ImportAnswer | undefined; isPending: boolean }>

/** Why nothing can be imported yet. */
function missingIn(t: ReturnType<typeof useT>, { data, isPending }: Previewing): string | undefined {
  if (isPending) return t('sheet-import.checking')
  if (!data) return t('sheet-import.missing')
  return data.added + data.changed === 0 ? t('sheet-import.nothing') : undefined
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
  const { rows, added, changed, unchanged, wrong, postsAdded = 0, wrongCells, wrongCellCount } = answer
  return (
    <section className={styles.preview} aria-label={t('sheet-import.preview')} aria-live="polite">
      <p>{t('sheet-import.sum', { rows, added, changed, unchanged })}</p>
      {postsAdded > 0 && <p>{t('sheet-import.postsAdded', { count: postsAdded })}</p>}
      {wrong > 0 && (
        <>
          <p className={sharedStyles.problem}>{t('sheet-import.wrong', { count: wrong })}</p>
          <Table
            rowKey={({ row, column, reason }) => `${row} ${column} ${reason}`}
            size="small"
            pagination={wrongCells.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
            dataSource={wrongCells}
            columns={[
              { title: t('sheet-import.row'), dataIndex: 'row', align: 'right' },
              { title: t('sheet-import.column'), dataIndex: 'column' },
              { title: t('sheet-import.value'), dataIndex: 'value' },
              { title: t('sheet-import.reason'), dataIndex: 'reason' },
            ]}
          />
          {wrongCellCount > wrongCells.length && (
            <p className={sharedStyles.weak}>
              {t('sheet-import.more', { count: wrongCellCount - wrongCells.length })}
            </p>
          )}
        </>
      )}
    </section>
  )
}
