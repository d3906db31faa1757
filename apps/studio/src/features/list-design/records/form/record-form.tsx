import { AnsweredRefusal } from '@signet/client'
import {
  createFormStore,
  type FormPlan,
  type FormRights,
  type FormStore,
  type FormValues,
  refuseProblems,
} from '@signet/form'
import { FormView } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { Refusal } from '@signet/std'
import { ErrorNote } from '@signet/ui'
import { Button } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAround, useDownloads, useFormEnvironment } from '../../../form-design/index.ts'
import { type OpenedRecord, useRecordDeed } from '../queries.ts'
import styles from '../records.module.css'
import { ConflictDialog } from './conflict-dialog.tsx'

type RecordFormProps = Readonly<{
  modelId: string
  plan: FormPlan
  /** What may be filled in of a new record. */
  rights: FormRights['fields']
  /** The record that is changed. */
  record?: OpenedRecord
  /** What a new one begins with over its defaults. */
  start?: FormValues
  onDirty: (isDirty: boolean) => void
  onSaved: (id: string) => void
  onCancel: () => void
}>

/** Fills a record in. It works on what was opened: what others save meanwhile comes in by merging only. */
export function RecordForm(props: RecordFormProps) {
  const { modelId, plan, rights, record: given, start, onDirty, onSaved, onCancel } = props
  const t = useT()
  const [record] = useState(given)
  const around = useAround(record?.author.id)
  const environment = useFormEnvironment({ kind: 'model', id: modelId })
  const [store] = useState(() =>
    createFormStore(plan, {
      rights: { otherwise: 'read', fields: record?.rights ?? rights },
      around,
      // The server answers values as the form engine stores them.
      ...(record && { values: record.values as FormValues }),
      ...(start && { draft: start }),
    }),
  )
  const known = useMemo(() => ({ ...environment, names: record?.names ?? {} }), [environment, record])
  const save = useSaveRecord({ modelId, record, store, onSaved })
  const place = useRef<HTMLDivElement>(null)
  useDownloads(place)
  useEffect(() => store.isDirty.subscribe(onDirty), [store, onDirty])

  return (
    <section aria-label={t(record ? 'list-design.records.edit' : 'list-design.records.new')}>
      <div ref={place} inert={save.isPending}>
        <ErrorNote error={save.error} />
        <FormView store={store} environment={known} pointer="fine" />
      </div>
      <div className={styles.foot}>
        <Button onClick={onCancel}>{t('studio.cancel')}</Button>
        <Button type="primary" loading={save.isPending} onClick={save.submit}>
          {t('studio.save')}
        </Button>
      </div>
      {record && save.overtaken !== undefined && (
        <ConflictDialog
          modelId={modelId}
          id={record.id}
          version={save.overtaken}
          store={store}
          onMerged={save.saveOver}
          onClose={save.letBe}
        />
      )}
    </section>
  )
}

type Saving = Readonly<{
  modelId: string
  /** Left out for a new record. */
  record: OpenedRecord | undefined
  store: FormStore
  onSaved: (id: string) => void
}>

/**
 * Saves a new record, or one over the version that was opened. When somebody saved first, `overtaken` is that version,
 * until it is said over which one to save instead.
 */
function useSaveRecord({ modelId, record, store, onSaved }: Saving) {
  const [version, setVersion] = useState(record?.version ?? 0)
  const [overtaken, setOvertaken] = useState<number>()
  const [error, setError] = useState<Error | null>(null)
  const save = useRecordDeed(
    (records, values: FormValues) =>
      record
        ? records.update({ modelId, id: record.id, version, values: { ...values } })
        : records.create({ modelId, values: { ...values } }),
    { shownInPlace: true },
  )
  const onError = (refused: Error) => {
    if (refused instanceof Refusal && refused.code === 'records.changedMeanwhile')
      return setOvertaken(version)
    const isAtFields = refused instanceof AnsweredRefusal && refused.problems.length > 0
    const homeless = isAtFields ? refuseProblems(store, refused.problems) : []
    setError(isAtFields && homeless.length === 0 ? null : refused)
  }

  return {
    isPending: save.isPending,
    error,
    overtaken,
    submit: () => {
      if (save.isPending) return
      setError(null)
      if (store.attempt().length > 0) return
      save.mutate(store.values(), {
        onSuccess: ({ id }) => {
          store.markSaved()
          onSaved(id)
        },
        onError,
      })
    },
    saveOver: (now: number) => {
      setVersion(now)
      setOvertaken(undefined)
    },
    letBe: () => setOvertaken(undefined),
  }
}
