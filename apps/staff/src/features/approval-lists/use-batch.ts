import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../lib/app-context.ts'
import type { BatchWords } from './batch-sheet.tsx'
import type { RowResult } from './queries.ts'

/** So many rows travel at once: each call is short, and the progress is seen. */
const atOnce = 5

/**
 * Decides many tasks, a few at a time. A call that does not come back ends the run: what was sent with it and after it
 * is told as not done, and a look into the list shows what stands.
 */
export function useBatch() {
  const t = useT()
  const { client, queries } = useApp()
  const [progress, setProgress] = useState<number | null>(null)
  const [results, setResults] = useState<readonly RowResult[] | null>(null)

  return {
    progress,
    results,
    async run(rows: readonly CaseCard[], words: BatchWords): Promise<readonly RowResult[]> {
      const taskIds = rows.flatMap(({ taskId }) => taskId ?? [])
      const told: RowResult[] = []
      setProgress(0)
      try {
        for (let place = 0; place < taskIds.length; place += atOnce) {
          const some = taskIds.slice(place, place + atOnce)
          const answer = await client.approvals.decideMany({ ...words, taskIds: some })
          told.push(...answer.results)
          setProgress(told.length)
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : ''
        const message = t('approval-lists.batch.notSent', { reason })
        const rest = taskIds.slice(told.length)
        told.push(...rest.map((taskId) => ({ taskId, ok: false, refusal: '', message })))
      }
      setProgress(null)
      setResults(told)
      void queries.invalidateQueries({ queryKey: ['approvals'] })
      return told
    },
  }
}
