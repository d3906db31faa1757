// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { type SaveCellResult, saveCell } from '@signet/client'
import { createFormStore, type FormPlan, type FormValues } from '@signet/form'
import { FormField, FormProvider } from '@signet/form-ui'
import type { FormulaContext } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Button, ErrorNote, PageState, sharedStyles, useFeedback } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { rightsOf } from '../../../kit/forms/use-filled-form.ts'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'
import { type ModelConfig, type OpenedRecord, type RecordRow, useRecord } from '../queries.ts'
import styles from './cell-editor.module.css'

type CellEditorProps = Readonly<{
  config: ModelConfig
  form: FormPlan
  context: FormulaContext
  row: RecordRow
  path: string
  /** The position of the cell in the window. */
  cell: DOMRect
  onClose: () => void
}>

/** Edits a cell in place with the control of its field, as the rights on this record allow. */
export function CellEditor(props: CellEditorProps) {
  const { config, row, cell, onClose } = props
  const t = useT()
  const record = useRecord(config.id, row.id)
  useFocusReturn()
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }

  return (
    <div
      role="dialog"
      aria-label={t('records.cell.title')}
      className={styles.editor}
      style={{
        top: Math.min(cell.top, innerHeight - 180),
        left: Math.min(cell.left, Math.max(8, innerWidth - 340)),
        minWidth: Math.max(cell.width, 240),
      }}
      onKeyDown={press}
    >
      <PageState query={record} skeletonRows={1}>
        {(opened) => <CellForm {...props} record={opened} />}
      </PageState>
    </div>
  )
}

/** Gives the focus back where it was before the editor opened. */
function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
}

type CellFormProps = CellEditorProps & Readonly<{ record: OpenedRecord }>

function CellForm({ config, form, context, path, record: latest, onClose }: CellFormProps) {
  const t = useT()
  /** The record when the cell was opened, so that saves by others keep the input. */
  const [record] = useState(latest)
  const feedback = useFeedback()
  const environment = useFormEnvironment(record.names, { kind: 'model', id: config.id })
  const place = useRef<HTMLDivElement>(null)
  const store = useMemo(
    () =>
      createFormStore(form, {
        rights: rightsOf(record.rights),
        context,
        // The server returns values in the form engine's storage format.
        values: record.values as FormValues,
      }),
    [form, record, context],
  )
  const save = useSaveCell(config.id, record)
  const [overtaken, setOvertaken] = useState<Extract<SaveCellResult, { is: 'overtaken' }>>()
  const isFixed = store.field(path).isFixed
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [])
  const settle = (saved: SaveCellResult) => {
    if (saved.is === 'overtaken') return setOvertaken(saved)
    if (saved.is === 'kept') feedback.error(t('records.cell.readOnly'))
    onClose()
  }
  const keep = () => {
    const values = changedIn(record.values, store.values())
    if (Object.keys(values).length === 0) return onClose()
    save.mutate({ values, version: overtaken?.since.version ?? record.version }, { onSuccess: settle })
  }

  return (
    <form
      className={sharedStyles.stack3}
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <div ref={place} className={sharedStyles.shrink}>
        <FormProvider store={store} environment={environment}>
          <FormField path={path} isBare />
        </FormProvider>
      </div>
      {isFixed && <p className={sharedStyles.note}>{t('records.cell.readOnly')}</p>}
      <ErrorNote error={save.error} />
      {overtaken && <ConflictNote saved={overtaken} />}
      <CellButtons
        isFixed={isFixed}
        isOvertaken={overtaken !== undefined}
        isBusy={save.isPending}
        onClose={onClose}
      />
    </form>
  )
}

type CellButtonsProps = Pick<CellEditorProps, 'onClose'> &
  Readonly<{ isFixed: boolean; isOvertaken: boolean; isBusy: boolean }>

function CellButtons({ isFixed, isOvertaken, isBusy, onClose }: CellButtonsProps) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      <Button size="small" onClick={onClose}>
        {t(isOvertaken ? 'records.cell.takeTheirs' : 'records.cell.leave')}
      </Button>
      {!isFixed && (
        <Button size="small" tone="primary" type="submit" isBusy={isBusy}>
          {t(isOvertaken ? 'records.conflict.mine' : 'records.save')}
        </Button>
      )}
    </div>
  )
}

/** What somebody else saved in the meantime. */
function ConflictNote({
  saved: { since },
}: Readonly<{ saved: Extract<SaveCellResult, { is: 'overtaken' }> }>) {
  const t = useT()
  const [change] = since.list
  return (
    <p role="alert" className={sharedStyles.note}>
      {change &&
        t('records.cell.overtaken', {
          person: change.by?.name ?? t('changes.system'),
          value: change.afterText || '—',
        })}
    </p>
  )
}

type CellInput = Readonly<{ values: Readonly<Record<string, unknown>>; version: number }>

function useSaveCell(modelId: string, { id }: OpenedRecord) {
  const { records } = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ values, version }: CellInput) => saveCell(records, { modelId, id, version, values }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['records'] }),
  })
}

/** The fields changed by the edit: the cell, and any that the form's rules changed with it. */
function changedIn(before: Readonly<Record<string, unknown>>, after: FormValues): Record<string, unknown> {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field] ?? null),
  )
  return Object.fromEntries(changed)
}
