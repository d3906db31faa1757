import { type SheetImport, saveSheet } from '@signet/client/sheets'
import { useT } from '@signet/i18n/react'
import { Button } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

/** Downloads the rows with problems as a sheet, to correct and import again. */
export function ErrorsButton({ own }: Readonly<{ own: SheetImport }>) {
  const t = useT()
  const errors = useMutation({ mutationFn: () => own.errors('xlsx'), onSuccess: saveSheet })
  return (
    <Button
      isWide
      icon={<Download aria-hidden="true" />}
      isBusy={errors.isPending}
      onClick={() => errors.mutate()}
    >
      {t('sheets.errors')}
    </Button>
  )
}
