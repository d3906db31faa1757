import type { Client } from '@signet/client'
import { tablesOf } from '@signet/form'
import { everyField } from '@signet/form/design'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { ErrorNote, Failure, useFeedback } from '@signet/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import type { Autosave } from '../../../kit/designer/use-autosave.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { type SavedForm, usePublishForm } from '../queries.ts'
import { useDesigner } from './designer-context.ts'
import styles from './publish-button.module.css'

/** Saves the draft, explains what publishing does, and publishes on confirmation. */
export function PublishButton({ saved, saving }: Readonly<{ saved: SavedForm; saving: Autosave }>) {
  const t = useT()
  const feedback = useFeedback()
  const cache = useQueryClient()
  const { mistakes } = useDesigner()
  const publish = usePublishForm()
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    saving.save().then(
      () => setOpen(true),
      () => undefined,
    )
  const onPublish = () =>
    publish.mutate(saved.id, {
      onSuccess: () => {
        feedback.success(t('studio.publish.done'))
        setOpen(false)
        return cache.invalidateQueries({ queryKey: ['form-design', 'one', saved.id] })
      },
    })

  return (
    <>
      <Button type="primary" disabled={mistakes.length > 0} onClick={() => void open()}>
        {t('studio.publish.action')}
      </Button>
      {isOpen && (
        <ReleaseSheet
          id={saved.id}
          isPending={publish.isPending}
          error={publish.error}
          onPublish={onPublish}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type Change = Awaited<ReturnType<Client['formDesign']['previewRelease']>>['changes'][number]

type ReleaseSheetProps = Readonly<{
  id: string
  isPending: boolean
  error: Error | null
  onPublish: () => void
  onClose: () => void
}>

/** The changes that publishing makes to the tables, and their effect on existing records. */
function ReleaseSheet({ id, isPending, error, onPublish, onClose }: ReleaseSheetProps) {
  const t = useT()
  const { formDesign } = useClient()
  const preview = useQuery({
    queryKey: ['form-design', 'release', id],
    queryFn: ({ signal }) => formDesign.previewRelease({ id }, { signal }),
    gcTime: 0,
  })
  const close = useCloseAtField(preview.error ?? error, onClose)
  const listedChanges = preview.data?.changes.filter(({ step }) => !unlistedSteps.has(step)) ?? []

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
      {preview.data && listedChanges.length === 0 && <p>{t('form-design.release.nothing')}</p>}
      <ul className={styles.changes}>
        {listedChanges.map((change) => (
          <ChangeLine key={`${change.step} ${change.table} ${change.column}`} change={change} />
        ))}
      </ul>
      <ErrorNote error={error} />
    </Modal>
  )
}

/** Closing the sheet after a refusal about a field selects that field. */
function useCloseAtField(error: Error | null, onClose: () => void): () => void {
  const { dispatch } = useDesigner()
  const path = error instanceof Refusal ? error.params['path'] : undefined
  return () => {
    if (typeof path === 'string') dispatch({ type: 'select', paths: [path] })
    onClose()
  }
}

/** Index changes do not affect the data and are not listed. */
const unlistedSteps = new Set<Change['step']>(['createIndex', 'dropIndex'])

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

/** Returns the label of a column's field, or the column name if the field is gone. */
function useColumnName(): (table: string, column: string) => string {
  const words = useLocalizedText()
  const { plan, form } = useDesigner()
  return (table, column) => {
    const path = plan && findColumnPath(plan, table, column)
    const field = everyField(form.fields).find((placed) => placed.path === path)?.field
    return (field && words(field.label)) || column
  }
}

function findColumnPath(
  plan: NonNullable<ReturnType<typeof useDesigner>['plan']>,
  table: string,
  column: string,
) {
  return tablesOf(plan)
    .find(({ name }) => name === table)
    ?.columns.find(({ name }) => name === column)?.path
}
