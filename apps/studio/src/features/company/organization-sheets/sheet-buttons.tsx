import { useT } from '@signet/i18n/react'
import { Button, Dropdown } from 'antd'
import { FileDown, FileUp } from 'lucide-react'
import { useState } from 'react'
import { ImportDialog } from '../../../kit/sheet-import/import-dialog.tsx'
import { type ExportKind, type ImportKind, useDownload, useImport, usePreview } from './queries.ts'

type SheetButtonsProps = Readonly<{ kind: ImportKind; exports: readonly ExportKind[] }>

/** Exports and imports people, departments, roles or groups as a sheet. */
export function SheetButtons({ kind, exports }: SheetButtonsProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const download = useDownload()
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: exports.map((one) => ({ key: one, label: t(`organization-sheets.export.${one}`) })),
          onClick: ({ key }) => {
            const chosen = exports.find((one) => one === key)
            if (chosen) download.mutate({ kind: chosen, content: 'all' })
          },
        }}
      >
        <Button icon={<FileDown size={16} aria-hidden />} loading={download.isPending}>
          {t('organization-sheets.export')}
        </Button>
      </Dropdown>
      <Button icon={<FileUp size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('organization-sheets.import')}
      </Button>
      {isOpen && (
        <OrganizationImport
          kind={kind}
          onTemplate={() => download.mutate({ kind, content: 'template' })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type OrganizationImportProps = Readonly<{ kind: ImportKind; onTemplate: () => void; onClose: () => void }>

function OrganizationImport({ kind, ...actions }: OrganizationImportProps) {
  const t = useT()
  return (
    <ImportDialog
      title={t(`organization-sheets.import.${kind}`)}
      hint={t(`organization-sheets.hint.${kind}`)}
      preview={usePreview(kind)}
      take={useImport(kind)}
      {...actions}
    />
  )
}
