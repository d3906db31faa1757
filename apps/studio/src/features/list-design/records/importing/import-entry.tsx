import { useT } from '@signet/i18n/react'
import { Button } from 'antd'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useRecordsDesk } from '../records-desk.ts'
import { ImportDrawer } from './import-drawer.tsx'

/** Opens the import, which goes on where it was left. */
export function ImportEntry() {
  const t = useT()
  const { config } = useRecordsDesk()
  const [isOpen, setOpen] = useState(false)
  if (!config.buttons.includes('import')) return null

  return (
    <>
      <Button icon={<Upload size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('list-design.button.import')}
      </Button>
      {isOpen && <ImportDrawer modelId={config.id} onClose={() => setOpen(false)} />}
    </>
  )
}
