import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import type { Document } from '../queries.ts'
import type { DocumentAction } from './document-deed.ts'

export type RowResult = Readonly<{ id: string; name: string; ok: boolean; message: string }>
type RowAction = Readonly<{
  rows: readonly Document[]
  deed: DocumentAction
  call: (id: string) => Promise<unknown>
}>
type FinishedAction = Readonly<{ deed: DocumentAction; results: readonly RowResult[] }>

/**
 * Runs an action on documents one after the other, so that a refusal does not stop the rest. On full
 * success shows a toast; otherwise `results` has the outcome of each until closed.
 */
export function useRowActions(onDone: (deed: DocumentAction) => void) {
  const t = useT()
  const { queries, feedback } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<FinishedAction | null>(null)

  return {
    isBusy,
    results: told?.results ?? null,
    close: () => {
      setTold(null)
      if (told) onDone(told.deed)
    },
    async run({ rows, deed, call }: RowAction): Promise<void> {
      setBusy(true)
      const results: RowResult[] = []
      for (const row of rows) results.push(await resultOf(row, call))
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['documents'] })
      if (results.some(({ ok }) => !ok)) return setTold({ deed, results })
      feedback.success(t(`documents.done.${deed}`, { count: results.length }))
      onDone(deed)
    },
  }
}

async function resultOf({ id, name }: Document, call: RowAction['call']): Promise<RowResult> {
  const message = await call(id).then(
    () => '',
    (error: Error) => error.message,
  )
  return { id, name, ok: message === '', message }
}
