import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import type { Document } from '../queries.ts'
import type { DocumentDeed } from './document-deed.ts'

export type RowResult = Readonly<{ id: string; name: string; ok: boolean; message: string }>
type RowDeed = Readonly<{
  rows: readonly Document[]
  deed: DocumentDeed
  call: (id: string) => Promise<unknown>
}>
type Done = Readonly<{ deed: DocumentDeed; results: readonly RowResult[] }>

/**
 * Does something to documents, one after the other, so that one that is refused holds up no other. When all went well
 * it says so; otherwise `results` tells of each what became of it, until they are closed.
 */
export function useRowDeeds(onDone: (deed: DocumentDeed) => void) {
  const t = useT()
  const { queries, feedback } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<Done | null>(null)

  return {
    isBusy,
    results: told?.results ?? null,
    close: () => {
      setTold(null)
      if (told) onDone(told.deed)
    },
    async run({ rows, deed, call }: RowDeed): Promise<void> {
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

async function resultOf({ id, name }: Document, call: RowDeed['call']): Promise<RowResult> {
  const message = await call(id).then(
    () => '',
    (error: Error) => error.message,
  )
  return { id, name, ok: message === '', message }
}
