import { useT } from '@signet/i18n/react'
import { Button, Dropdown } from 'antd'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { ImportDialog } from '../../../kit/sheet-import/import-dialog.tsx'
import { useAreaMutation, useDownload } from './queries.ts'

/** Exports and imports areas as a sheet. */
export function AreaSheetButtons() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const download = useDownload()
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'changed', label: t('areas.export.changed') },
            { key: 'all', label: t('areas.export.all') },
          ],
          onClick: ({ key }) => download.mutate(key === 'all' ? 'all' : 'changed'),
        }}
      >
        <Button icon={<FileDown size={16} aria-hidden />} loading={download.isPending}>
          {t('areas.export')}
        </Button>
      </Dropdown>
      <Button icon={<FileUp size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('areas.import')}
      </Button>
      {isOpen && <AreaImport onTemplate={() => download.mutate('template')} onClose={() => setOpen(false)} />}
    </>
  )
}

function AreaImport(actions: Readonly<{ onTemplate: () => void; onClose: () => void }>) {
  const t = useT()
  const preview = useAreaMutation((calls, fileId: string) => calls.preview({ fileId }))
  const take = useAreaMutation((calls, fileId: string) => calls.import({ fileId }))
  return (
    <ImportDialog
      title={t('areas.importTitle')}
      hint={t('areas.importHint')}
      preview={preview}
      take={take}
      {...actions}
    />
  )
}
