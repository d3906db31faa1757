import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, useFeedback } from '@signet/ui'
import { type RowDeed, useRowDeed, useUrge } from './queries.ts'
import { tellResults } from './tell-results.ts'

type RowActionsProps = Readonly<{ card: CaseCard; list: ListName }>

const deedOf: Partial<Record<ListName, RowDeed>> = { toSign: 'sign', toDo: 'start' }

/** What a swipe uncovers: never a decision, and always to be found elsewhere as a button. */
export function RowActions({ card, list }: RowActionsProps) {
  const deed = deedOf[list]
  if (deed && card.taskId) return <DeedButton card={card} deed={deed} />
  return list === 'launched' && card.status === 'running' ? <UrgeButton card={card} /> : null
}

function DeedButton({ card, deed }: Readonly<{ card: CaseCard; deed: RowDeed }>) {
  const t = useT()
  const feedback = useFeedback()
  const { mutate, isPending } = useRowDeed((done) => tellResults({ t, feedback, ...done }))
  return (
    <Button tone="primary" isBusy={isPending} onClick={() => mutate({ deed, rows: [card] })}>
      {t(`approval-lists.deed.${deed}`)}
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
