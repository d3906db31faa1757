import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { CheckCheck, ListChecks, X } from 'lucide-react'
import type { Selection } from '../../kit/lists/use-selection.ts'
import type { Document } from './queries.ts'

type SelectButtonsProps = Readonly<{
  selection: Selection<Document>
  /** The rows loaded so far. */
  rows: readonly Document[]
}>

/** Starts and ends selecting, and selects all loaded documents. */
export function SelectButtons({ selection: { isOn, begin, choose, end }, rows }: SelectButtonsProps) {
  const t = useT()
  if (!isOn) return <IconButton label={t('documents.select.begin')} icon={<ListChecks />} onClick={begin} />
  return (
    <>
      <IconButton
        label={t('documents.select.all', { count: rows.length })}
        icon={<CheckCheck />}
        onClick={() => choose(rows)}
      />
      <IconButton label={t('documents.select.end')} icon={<X />} onClick={end} />
    </>
  )
}
