import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useListSearch } from './list-search.ts'

/** The id in the address while the drawer creates a new row. */
export const unmade = 'new'

/** Opens the drawer for a new row. */
export function NewButton() {
  const t = useT()
  const { change } = useListSearch()
  return (
    <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => change({ open: unmade })}>
      {t('studio.new')}
    </Button>
  )
}
