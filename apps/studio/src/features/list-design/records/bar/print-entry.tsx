import { PrintButton } from '../../../print-templates/index.ts'
import { useRecordsDesk } from '../records-desk.ts'

/** Leads to what is chosen as it goes on paper. */
export function PrintEntry() {
  const { config, chosen } = useRecordsDesk()
  if (chosen.length === 0 || !config.buttons.includes('print')) return null
  return <PrintButton modelId={config.id} ids={chosen.map(({ id }) => id)} />
}
