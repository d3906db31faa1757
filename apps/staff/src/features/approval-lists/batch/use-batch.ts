import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { operateActions } from '../../approvals/index.ts'
import { useTakeBackMany } from '../queries.ts'
import type { BatchResult, BatchWords } from './batch-words.ts'
import { decideRowsConfirmed } from './decide-rows.ts'
import type { TaskRow } from './keep-decisions.ts'

/** How long it is said that decisions wait, in ms. */
const keptMs = 4_000

/**
 * Decides many tasks and offers to undo what their flows let people take back. Without a network the decisions wait on
 * the device.
 */
export function useBatch() {
  const t = useT()
  const app = useApp()
  const { queries, feedback } = app
  const takeBack = useTakeBackMany()
  const [progress, setProgress] = useState<number | null>(null)
  const [results, setResults] = useState<readonly BatchResult[] | null>(null)

  const report = (rows: readonly CaseCard[], words: BatchWords, result: readonly BatchResult[]) => {
    const done = result.filter(({ ok, isKept }) => ok && !isKept)
    const kept = result.filter(({ isKept }) => isKept).length
    const undoable = undoableIn(rows, done, words)
    const undo = { label: t('approvals.next.takeBack'), run: () => void takeBack(undoable) }
    const sentence = t(`approval-lists.batch.done.${words.decision}`, { count: done.length })
    if (done.length > 0) feedback.success(sentence, undoable.length > 0 ? undo : undefined)
    if (kept > 0) feedback.plain(t('approval-lists.batch.kept', { count: kept }), keptMs)
  }

  return {
    progress,
    results,
    forget: () => setResults(null),
    /** Null when the person was asked who they are and gave up: nothing has happened. */
    async run(rows: readonly CaseCard[], words: BatchWords): Promise<readonly BatchResult[] | null> {
      setProgress(0)
      const say = {
        already: t('outbox.already'),
        offline: t('staff.offline'),
        notSent: (reason: string) => t('approval-lists.batch.notSent', { reason }),
      }
      const result = await decideRowsConfirmed(app, rows.filter(isTask), {
        words,
        say,
        onProgress: setProgress,
      })
      setProgress(null)
      if (!result) return null
      setResults(result)
      void queries.invalidateQueries({ queryKey: ['approvals'] })
      report(rows, words, result)
      return result
    },
  }
}

function isTask(row: CaseCard): row is TaskRow {
  return row.taskId !== null
}

/** The decided tasks whose decision can be taken back. */
function undoableIn(
  rows: readonly CaseCard[],
  results: readonly BatchResult[],
  { decision }: BatchWords,
): readonly string[] {
  if (!operateActions[decision].canUndo) return []
  const free = new Set(rows.flatMap(({ taskId, task }) => (task?.canTakeBack && taskId ? [taskId] : [])))
  return results.flatMap(({ taskId, ok }) => (ok && free.has(taskId) ? [taskId] : []))
}
