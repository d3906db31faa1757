import type { CaseCard, ListName } from '@signet/contract'
import type { Translate } from '@signet/i18n'
import { useT } from '@signet/i18n/react'
import { Button, type Feedback, Status, useFeedback } from '@signet/ui'
import { type ReactNode, useState } from 'react'
import { useDrop } from '../../../kit/outbox/outbox-sheet.tsx'
import { useWaiting } from '../../../kit/outbox/waiting.ts'
import { type RowAction, type RowResult, useRowAction, useUrge } from '../queries.ts'
import { DecideButtons } from './decide-buttons.tsx'

type RowActionsProps = Readonly<{
  card: CaseCard
  list: ListName
  /** Called when a decision is being asked for, and when nothing is left to read of it. */
  onBusy?: (isBusy: boolean) => void
}>

/** The actions behind a swipe, or null: none of them decides without a question, and the case page has them all. */
export function rowActions({ card, list, onBusy }: RowActionsProps): ReactNode {
  const { task, status } = card
  if (list === 'launched') return status === 'running' ? <UrgeButton card={card} /> : null
  if (task?.stage === 'toSign') return <RowActionButton card={card} action="sign" />
  if (task?.stage === 'toDo') return <RowActionButton card={card} action="start" />
  return task?.stage === 'doing' && task.work !== 'help' ? (
    <DecideOrWait card={card} list={list} {...(onBusy && { onBusy })} />
  ) : null
}

/** A decision that waits for the network is shown in place of the buttons, and can be taken back. */
function DecideOrWait(props: RowActionsProps) {
  const t = useT()
  const drop = useDrop()
  const kept = useWaiting(props.card.taskId)
  const [isBusy, setBusy] = useState(false)
  const tellBusy = (busy: boolean) => {
    setBusy(busy)
    props.onBusy?.(busy)
  }
  // The question of a decision closes before what became of it takes its place.
  if (!kept || isBusy) return <DecideButtons {...props} onBusy={tellBusy} />
  const status = t(kept.reason ? 'outbox.notSent' : 'outbox.waiting')
  return (
    <>
      <Status kind="waiting">{t('outbox.act', { word: t(kept.word), title: status })}</Status>
      <Button onClick={() => void drop(kept.id)}>
        {t(kept.reason ? 'outbox.discard' : 'outbox.takeBack')}
      </Button>
    </>
  )
}

function RowActionButton({ card, action }: Readonly<{ card: CaseCard; action: RowAction }>) {
  const t = useT()
  const feedback = useFeedback()
  const { mutate, isPending } = useRowAction((done) => reportResults({ t, feedback, ...done }))
  return (
    <Button tone="primary" isBusy={isPending} onClick={() => mutate({ action, rows: [card] })}>
      {t(`approval-lists.action.${action}`)}
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

type ResultsOptions = Readonly<{
  t: Translate
  feedback: Feedback
  action: RowAction
  results: readonly RowResult[]
}>

/** Reports how many rows are done, and why the others are not. */
function reportResults({ t, feedback, action, results }: ResultsOptions) {
  const refused = results.filter(({ ok }) => !ok)
  if (refused.length === 0) {
    feedback.success(t(`approval-lists.done.${action}`, { count: results.length }))
    return
  }
  const reasons = [...new Set(refused.map(({ message }) => message))].join(' ')
  feedback.error(
    t('approval-lists.partlyDone', {
      done: results.length - refused.length,
      refused: refused.length,
      reasons,
    }),
  )
}
