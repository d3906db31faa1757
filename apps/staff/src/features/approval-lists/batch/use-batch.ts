import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { operateActions } from '../../approvals/index.ts'
import { type RowResult, useTakeBackMany } from '../queries.ts'
import type { BatchWords } from './batch-sheet.tsx'

/** Rows per call: calls stay short and the progress stays visible. */
const atOnce = 5

/**
 * Decides many tasks in small chunks, and offers to undo what their flows let people take back. A failed call ends the run: its rows and all later ones are reported
 * as not done, though the failed chunk may have been.
 */
export function useBatch() {
  const t = useT()
  const { client, queries, feedback } = useApp()
  const takeBack = useTakeBackMany()
  const [progress, setProgress] = useState<number | null>(null)
  const [results, setResults] = useState<readonly RowResult[] | null>(null)

  const sendAll = async (rows: readonly CaseCard[], words: BatchWords) => {
    const taskIds = rows.flatMap(({ taskId }) => taskId ?? [])
    const result: RowResult[] = []
    try {
      for (let index = 0; index < taskIds.length; index += atOnce) {
        const some = taskIds.slice(index, index + atOnce)
        const answer = await client.approvals.decideMany({ ...words, taskIds: some })
        result.push(...answer.results)
        setProgress(result.length)
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      const message = t('approval-lists.batch.notSent', { reason })
      const rest = taskIds.slice(result.length)
      result.push(...rest.map((taskId) => ({ taskId, ok: false, refusal: '', message })))
    }
    return result
  }

  const report = (rows: readonly CaseCard[], words: BatchWords, result: readonly RowResult[]) => {
    const undoable = undoableIn(rows, result, words)
    const undo = { label: t('approvals.next.takeBack'), run: () => void takeBack(undoable) }
    const count = result.filter(({ ok }) => ok).length
    if (count === 0) return
    const sentence = t(`approval-lists.batch.done.${words.decision}`, { count })
    feedback.success(sentence, undoable.length > 0 ? undo : undefined)
  }

  return {
    progress,
    results,
    forget: () => setResults(null),
    async run(rows: readonly CaseCard[], words: BatchWords): Promise<readonly RowResult[]> {
      setProgress(0)
      const result = await sendAll(rows, words)
      setProgress(null)
      setResults(result)
      void queries.invalidateQueries({ queryKey: ['approvals'] })
      report(rows, words, result)
      return result
    },
  }
}

/** The decided tasks whose decision can be taken back. */
function undoableIn(
  rows: readonly CaseCard[],
  results: readonly RowResult[],
  { decision }: BatchWords,
): readonly string[] {
  if (!operateActions[decision].canUndo) return []
  const free = new Set(rows.flatMap(({ taskId, task }) => (task?.canTakeBack && taskId ? [taskId] : [])))
  return results.flatMap(({ taskId, ok }) => (ok && free.has(taskId) ? [taskId] : []))
}
