import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, IconButton, Sheet } from '@signet/ui'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { operateActions } from '../../approvals/index.ts'
import { BatchSheet, batchDecisions, decisionsAt, ResultsSheet } from './batch-sheet.tsx'
import type { BatchDecision } from './batch-words.ts'
import styles from './selection-bar.module.css'
import { useBatch } from './use-batch.ts'

type BatchBarProps = Readonly<{ rows: readonly CaseCard[]; onDone: () => void }>

/** Decides all ticked tasks at once, with one opinion for all and a result for each row. */
export function BatchBar({ rows, onDone }: BatchBarProps) {
  const t = useT()
  const [decision, setDecision] = useState<BatchDecision | 'more' | null>(null)
  const batch = useBatch()
  const send: Parameters<typeof BatchSheet>[0]['onSend'] = async (words) => {
    const results = await batch.run(rows, words)
    if (!results) return
    setDecision(null)
    if (results.every(({ ok }) => ok)) onDone()
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
          rows={rows}
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
