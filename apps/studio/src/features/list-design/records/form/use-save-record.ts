import { AnsweredRefusal } from '@signet/client'
import { type FormStore, type FormValues, refuseProblems } from '@signet/form'
import { Refusal } from '@signet/std'
import { useState } from 'react'
import { type OpenedRecord, useRecordDeed } from '../queries.ts'

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
export function useSaveRecord({ modelId, record, store, onSaved }: Saving) {
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
