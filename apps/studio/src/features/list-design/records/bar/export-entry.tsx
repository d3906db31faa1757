import { useT } from '@signet/i18n/react'
import { useMutation } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { Download } from 'lucide-react'
import { useClient } from '../../../../shell/desk.ts'
import { useRecordsDesk } from '../records-desk.ts'

const formats = ['xlsx', 'csv'] as const
type Format = (typeof formats)[number]

/** Hands out what is chosen, or all that the list shows now, as a sheet. */
export function ExportEntry() {
  const t = useT()
  const { recordSheets } = useClient()
  const { config, question, shown, chosen } = useRecordsDesk()
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) =>
      recordSheets.exportRecords({
        modelId: config.id,
        ...question,
        format,
        columns: shown.map(({ field }) => field),
        ...(chosen.length > 0 ? { which: 'chosen', ids: chosen.map(({ id }) => id) } : { which: 'all' }),
      }),
    onSuccess: download,
  })
  if (!config.buttons.includes('export')) return null

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: formats.map((key) => ({
          key,
          label: t(`list-design.records.export.${key}`),
          onClick: () => mutate(key),
        })),
      }}
    >
      <Button loading={isPending} disabled={shown.length === 0} icon={<Download size={16} aria-hidden />}>
        {t('list-design.records.export', { count: chosen.length })}
      </Button>
    </Dropdown>
  )
}

function download({ name, url }: Readonly<{ name: string; url: string }>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
