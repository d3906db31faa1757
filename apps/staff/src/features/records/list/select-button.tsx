import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { ListChecks, X } from 'lucide-react'
import type { Selection } from '../../../lib/use-selection.ts'
import type { RecordRow } from '../queries.ts'

/** Begins and ends ticking rows. */
export function SelectButton({
  selection: { isOn, begin, end },
}: Readonly<{ selection: Selection<RecordRow> }>) {
  const t = useT()
  return (
    <IconButton
      label={t(isOn ? 'records.select.end' : 'records.select.begin')}
      icon={isOn ? <X /> : <ListChecks />}
      onClick={isOn ? end : begin}
    />
  )
}
