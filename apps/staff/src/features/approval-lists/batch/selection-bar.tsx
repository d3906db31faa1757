import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Button, IconButton, useFeedback } from '@signet/ui'
import { CheckCheck, ListChecks, X } from 'lucide-react'
import { useState } from 'react'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { actionsOnMany, type ManyActions, type RowResult, useRowAction } from '../queries.ts'
import { ResultsSheet } from './batch-sheet.tsx'
import styles from './selection-bar.module.css'

type SelectionBarProps = Readonly<{ rows: readonly CaseCard[]; onDone: () => void }>

/** Acts on the ticked rows and shows the result of each. */
export function SelectionBar({ rows, onDone }: SelectionBarProps) {
  const t = useT()
  const feedback = useFeedback()
  const onMany = actionsOnMany(rows)
  const [shown, setShown] = useState<Readonly<{
    results: readonly RowResult[]
    rows: readonly CaseCard[]
  }> | null>(null)
  const { mutate, isPending } = useRowAction(({ action, rows: done, results }) => {
    if (results.some(({ ok }) => !ok)) return setShown({ results, rows: done })
    feedback.success(t(`approval-lists.done.${action}`, { count: results.length }))
    onDone()
  })

  return (
    <>
      <span className={styles.count} role="status">
        {t('approval-lists.select.count', { count: rows.length })}
      </span>
      {onMany === 'mixed' && <span className={styles.count}>{t('approval-lists.select.mixed')}</span>}
      <ActionButtons onMany={onMany} isPending={isPending} rows={rows} onMutate={mutate} />
      {shown && <ResultsSheet {...shown} onClose={onDone} />}
    </>
  )
}

type ActionButtonsProps = Pick<SelectionBarProps, 'rows'> &
  Readonly<{
    onMany: ManyActions
    isPending: ReturnType<typeof useRowAction>['isPending']
    onMutate: ReturnType<typeof useRowAction>['mutate']
  }>

function ActionButtons({ onMany, isPending, rows, onMutate }: ActionButtonsProps) {
  const t = useT()
  return (
    <>
      {(typeof onMany === 'string' ? [] : onMany).map((action, index, { length }) => (
        <Button
          key={action}
          tone={index === length - 1 ? 'primary' : 'plain'}
          isBusy={isPending}
          disabled={rows.length === 0}
          onClick={() => onMutate({ action, rows })}
        >
          {t(`approval-lists.action.${action}`)}
        </Button>
      ))}
    </>
  )
}

type SelectButtonsProps = Readonly<{
  selection: Selection<CaseCard>
  /** The rows loaded so far. */
  rows: readonly CaseCard[]
}>

/** Starts and ends selecting, and selects all loaded rows. */
export function SelectButtons({ selection: { isOn, begin, choose, end }, rows }: SelectButtonsProps) {
  const t = useT()
  if (!isOn) {
    return <IconButton label={t('approval-lists.select.begin')} icon={<ListChecks />} onClick={begin} />
  }
  return (
    <>
      <IconButton
        label={t('approval-lists.select.all', { count: rows.length })}
        icon={<CheckCheck />}
        onClick={() => choose(rows)}
      />
      <IconButton label={t('approval-lists.select.end')} icon={<X />} onClick={end} />
    </>
  )
}
