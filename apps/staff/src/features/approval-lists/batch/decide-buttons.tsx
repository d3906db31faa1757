import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { operateHref } from '../../approvals/index.ts'
import { BatchSheet, ResultsSheet } from './batch-sheet.tsx'
import { useBatch } from './use-batch.ts'

type DecideButtonsProps = Readonly<{
  card: CaseCard
  list: ListName
  /** Called when a decision is being asked for, and when nothing is left to read of it. */
  onBusy?: (isBusy: boolean) => void
}>

/** Approves or rejects a case from its card: asks first, and opens the decision page where the step needs more. */
export function DecideButtons({ card, list, onBusy }: DecideButtonsProps) {
  const t = useT()
  const { history } = useRouter()
  const [decision, setDecision] = useState<'agree' | 'reject' | null>(null)
  const batch = useBatch()
  const isRefused = batch.results?.some(({ ok }) => !ok) ?? false
  const isBusy = decision !== null || isRefused
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])
  const { caseId, taskId, task } = card
  const isHandling = task?.work === 'handle'
  const decide = (wish: 'agree' | 'reject') => {
    if (task?.isQuick) return setDecision(wish)
    const action = wish === 'agree' && isHandling ? 'handle' : wish
    history.push(operateHref({ caseId, taskId, list }, action))
  }

  return (
    <>
      {!isHandling && (
        <Button tone="danger" onClick={() => decide('reject')}>
          {t('approval-lists.batch.reject')}
        </Button>
      )}
      <Button tone="primary" onClick={() => decide('agree')}>
        {t(isHandling ? 'approvals.action.handle' : 'approval-lists.batch.agree')}
      </Button>
      {decision && (
        <BatchSheet
          decision={decision}
          rows={[card]}
          progress={batch.progress}
          onSend={async (words) => {
            if (await batch.run([card], words)) setDecision(null)
          }}
          onClose={() => setDecision(null)}
        />
      )}
      {isRefused && batch.results && (
        <ResultsSheet results={batch.results} rows={[card]} onClose={batch.forget} />
      )}
    </>
  )
}
