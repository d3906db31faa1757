import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, IconButton, Sheet, useFeedback } from '@signet/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { operateActions } from '../../approvals/index.ts'
import type { RowResult } from '../queries.ts'
import {
  type BatchDecision,
  BatchSheet,
  type BatchWords,
  batchDecisions,
  decisionsAt,
  ResultsSheet,
} from './batch-sheet.tsx'
import styles from './selection-bar.module.css'

type BatchBarProps = Readonly<{ rows: readonly CaseCard[]; onDone: () => void }>

/** Decides all ticked tasks at once, with one opinion for all and a result for each row. */
export function BatchBar({ rows, onDone }: BatchBarProps) {
  const t = useT()
  const feedback = useFeedback()
  const [decision, setDecision] = useState<BatchDecision | 'more' | null>(null)
  const batch = useBatch()
  const send: Parameters<typeof BatchSheet>[0]['onSend'] = async (words) => {
    const results = await batch.run(rows, words)
    setDecision(null)
    if (results.some(({ ok }) => !ok)) return
    feedback.success(t(`approval-lists.batch.done.${words.decision}`, { count: results.length }))
    onDone()
  }

  return (
    <>
      <span className={styles.count} role="status">
        {t('approval-lists.select.count', { count: rows.length })}
      </span>
      <IconButton
        label={t('approval-lists.batch.more')}
        icon={<Ellipsis />}
        disabled={rows.length === 0}
        onClick={() => setDecision('more')}
      />
      {decisionsAt('bar').map((one) => (
        <DecisionButton
          key={one}
          decision={one}
          disabled={rows.length === 0}
          onClick={() => setDecision(one)}
        />
      ))}
      {decision === 'more' && <MoreDecisions onChoose={setDecision} onClose={() => setDecision(null)} />}
      {decision && decision !== 'more' && (
        <BatchSheet
          decision={decision}
          count={rows.length}
          progress={batch.progress}
          onSend={(words) => void send(words)}
          onClose={() => setDecision(null)}
        />
      )}
      {batch.results?.some(({ ok }) => !ok) && (
        <ResultsSheet results={batch.results} rows={rows} onClose={onDone} />
      )}
    </>
  )
}

type DecisionButtonProps = Readonly<{ decision: BatchDecision; disabled: boolean; onClick: () => void }>

function DecisionButton({ decision, ...press }: DecisionButtonProps) {
  const t = useT()
  return (
    <Button tone={operateActions[decision].tone} {...press}>
      {t(`approval-lists.batch.${decision}`)}
    </Button>
  )
}

type MoreDecisionsProps = Readonly<{ onChoose: (decision: BatchDecision) => void; onClose: () => void }>

function MoreDecisions({ onChoose, onClose }: MoreDecisionsProps) {
  const t = useT()
  return (
    <Sheet title={t('approval-lists.batch.more')} onClose={onClose}>
      <CellGroup label={t('approval-lists.batch.more')}>
        {decisionsAt('more').map((decision) => {
          const { Icon } = batchDecisions[decision]
          return (
            <Cell
              key={decision}
              icon={<Icon aria-hidden="true" />}
              title={t(`approval-lists.batch.${decision}`)}
              note={t(`approval-lists.batch.note.${decision}`)}
              onPress={() => onChoose(decision)}
            />
          )
        })}
      </CellGroup>
    </Sheet>
  )
}

/** Rows per call: calls stay short and the progress stays visible. */
const atOnce = 5

/**
 * Decides many tasks in small chunks. A failed call ends the run: its rows and all later ones are reported
 * as not done, though the failed chunk may have been.
 */
function useBatch() {
  const t = useT()
  const { client, queries } = useApp()
  const [progress, setProgress] = useState<number | null>(null)
  const [results, setResults] = useState<readonly RowResult[] | null>(null)

  return {
    progress,
    results,
    async run(rows: readonly CaseCard[], words: BatchWords): Promise<readonly RowResult[]> {
      const taskIds = rows.flatMap(({ taskId }) => taskId ?? [])
      const result: RowResult[] = []
      setProgress(0)
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
      setProgress(null)
      setResults(result)
      void queries.invalidateQueries({ queryKey: ['approvals'] })
      return result
    },
  }
}
