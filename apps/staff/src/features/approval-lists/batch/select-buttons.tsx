import type { CaseCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { CheckCheck, ListChecks, X } from 'lucide-react'
import type { Selection } from '../../../kit/lists/use-selection.ts'

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
