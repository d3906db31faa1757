import type { Client } from '@signet/client'
import { tablesOf } from '@signet/form'
import { everyField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { ErrorNote, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Modal, Skeleton } from 'antd'
import { useClient } from '../../../../shell/desk.ts'
import { useDesigner } from '../designer-context.ts'
import { useWord } from '../use-word.ts'
import styles from './release.module.css'

type Change = Awaited<ReturnType<Client['formDesign']['previewRelease']>>['changes'][number]

type ReleaseSheetProps = Readonly<{
  id: string
  isPending: boolean
  error: Error | null
  onPublish: () => void
  onClose: () => void
}>

/** What publishing will do to the tables, and what that means for what lies in them. */
export function ReleaseSheet({ id, isPending, error, onPublish, onClose }: ReleaseSheetProps) {
  const t = useT()
  const { formDesign } = useClient()
  const preview = useQuery({
    queryKey: ['form-design', 'release', id],
    queryFn: ({ signal }) => formDesign.previewRelease({ id }, { signal }),
    gcTime: 0,
  })
  const close = useCloseAtField(preview.error ?? error, onClose)
  const told = preview.data?.changes.filter(({ step }) => !quiet.has(step)) ?? []

  return (
    <Modal
      open
      title={t('form-design.release', { version: preview.data?.version ?? '' })}
      okText={t('studio.publish.action')}
      okButtonProps={{ loading: isPending, disabled: !preview.data }}
      onOk={onPublish}
      onCancel={close}
    >
      {preview.isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {preview.error && <Failure error={preview.error} onRetry={preview.refetch} />}
      {preview.data && told.length === 0 && <p>{t('form-design.release.nothing')}</p>}
      <ul className={styles.changes}>
        {told.map((change) => (
          <ChangeLine key={`${change.step} ${change.table} ${change.column}`} change={change} />
        ))}
      </ul>
      <ErrorNote error={error} />
    </Modal>
  )
}

/** Whoever closes the sheet over a refusal that names a field finds that field chosen. */
function useCloseAtField(error: Error | null, onClose: () => void): () => void {
  const { tell } = useDesigner()
  const path = error instanceof Refusal ? error.params['path'] : undefined
  return () => {
    if (typeof path === 'string') tell({ deed: 'select', paths: [path] })
    onClose()
  }
}

/** What only makes things faster is not worth a word. */
const quiet = new Set<Change['step']>(['createIndex', 'dropIndex'])

function ChangeLine({ change }: Readonly<{ change: Change }>) {
  const t = useT()
  const nameOf = useColumnName()
  const { step, table, column, rows, filled } = change
  return (
    <li data-step={step}>
      {t(`form-design.release.${step}`, {
        name: column === null ? table : nameOf(table, column),
        rows,
        filled,
      })}
    </li>
  )
}

/** The label of the field behind a column; a column that no field has any more goes by its own name. */
function useColumnName(): (table: string, column: string) => string {
  const words = useWord()
  const { plan, form } = useDesigner()
  return (table, column) => {
    const path = plan && pathOfColumn(plan, table, column)
    const field = everyField(form.fields).find((placed) => placed.path === path)?.field
    return (field && words(field.label)) || column
  }
}

function pathOfColumn(
  plan: NonNullable<ReturnType<typeof useDesigner>['plan']>,
  table: string,
  column: string,
) {
  return tablesOf(plan)
    .find(({ name }) => name === table)
    ?.columns.find(({ name }) => name === column)?.path
}
