import { Refusal } from '@signet/std'
import { useState } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import { useSubmit } from '../../forms/index.ts'
import type { OpenedRecord } from '../queries.ts'

/**
 * Saves a new record, or one over the version that was opened. When somebody saved first, `overtaken` is that version,
 * until it is said over which one to save instead.
 */
export function useSaveRecord<Word extends string>(
  form: Parameters<typeof useSubmit<unknown, Word>>[0],
  modelId: string,
  record: Pick<OpenedRecord, 'id' | 'version'> | undefined,
) {
  const { records } = useClient()
  const [version, setVersion] = useState(record?.version)
  const [overtaken, setOvertaken] = useState<number>()
  const save = useSubmit(
    form,
    async ({ values }, options) => {
      if (!record || version === undefined) return records.create({ modelId, values }, options)
      return records.update({ modelId, id: record.id, version, values }, options).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'records.changedMeanwhile') setOvertaken(version)
        throw error
      })
    },
    { stage: 'submit', touches: 'records' },
  )

  return {
    ...save,
    overtaken,
    saveOver: (now: number) => {
      setVersion(now)
      setOvertaken(undefined)
    },
    letBe: () => setOvertaken(undefined),
  }
}
