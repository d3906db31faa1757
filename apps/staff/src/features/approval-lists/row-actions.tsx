import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { listActions, type RowAction } from './list-actions.ts'
import { useRowAction, useUrge } from './queries.ts'
import { tellResults } from './tell-results.ts'

type RowActionsProps = Readonly<{ card: CaseCard; list: ListName }>

/** The action under a swipe: never a decision, and always offered elsewhere as a button. */
export function RowActions({ card, list }: RowActionsProps) {
  const { swipe } = listActions[list]
  if (swipe === 'urge') return card.status === 'running' ? <UrgeButton card={card} /> : null
  return swipe && card.taskId ? <RowActionButton card={card} action={swipe} /> : null
}

function RowActionButton({ card, action }: Readonly<{ card: CaseCard; action: RowAction }>) {
  const t = useT()
  const feedback = useFeedback()
  const { mutate, isPending } = useRowAction((done) => tellResults({ t, feedback, ...done }))
  return (
    <Button tone="primary" isBusy={isPending} onClick={() => mutate({ action, rows: [card] })}>
      {t(`approval-lists.deed.${action}`)}
    </Button>
  )
}

function UrgeButton({ card }: Readonly<{ card: CaseCard }>) {
  const t = useT()
  const feedback = useFeedback()
  const urge = useUrge()
  return (
    <Button
      isBusy={urge.isPending}
      onClick={() => urge.mutate(card, { onSuccess: () => feedback.success(t('approval-lists.urged')) })}
    >
      {t('approval-lists.urge')}
    </Button>
  )
}
