import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useListSearch } from './list-search.ts'

/** The address of a drawer in which something is made that is not there yet. */
export const unmade = 'new'

/** Opens that drawer, beside the list. */
export function NewButton() {
  const t = useT()
  const { change } = useListSearch()
  return (
    <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => change({ open: unmade })}>
      {t('studio.new')}
    </Button>
  )
}
