import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useRecordsDesk } from '../records-desk.ts'

/** A new record, for whoever may make one. */
export function NewEntry() {
  const t = useT()
  const { config, show } = useRecordsDesk()
  if (!config.buttons.includes('add')) return null
  return (
    <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => show({ kind: 'new' })}>
      {t('list-design.button.add')}
    </Button>
  )
}
