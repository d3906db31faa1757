import { type SheetImport, saveSheet } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { Download } from 'lucide-react'

/** The rows with problems as a sheet, to be corrected and read in again. */
export function ErrorsButton({ own }: Readonly<{ own: SheetImport }>) {
  const t = useT()
  const errors = useMutation({ mutationFn: () => own.errors('xlsx'), onSuccess: saveSheet })
  return (
    <Button
      icon={<Download size={16} aria-hidden />}
      loading={errors.isPending}
      onClick={() => errors.mutate()}
    >
      {t('sheets.errors')}
    </Button>
  )
}
